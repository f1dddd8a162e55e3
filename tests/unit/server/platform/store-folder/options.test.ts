import { describe, expect, it } from "vitest";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleFolder, exampleText } from "#tests/support/folders/exampleFolder.ts";

const HEAD = "handle,title,category,sku,price,stock";

/** A list of products with columns of its own, and what store.yaml says of options. */
async function read(columns: string, rows: readonly string[], declared = "") {
  const table = [`${HEAD},${columns}`, ...rows.map((row, at) => row.replace("…", `fruits,SKU-${at},45,10`))];
  const store = (await exampleText("store.yaml")).replace("options: []\n", () => declared);
  const { folder, problems } = checkFolder(
    await exampleFolder({ "products.csv": table.join("\n"), "store.yaml": store }),
  );
  const [product] = folder?.products ?? [];
  return {
    product,
    options: product?.options.map(({ name, values }) => `${name}: ${values.join(", ")}`),
    variants: product?.variants.map(({ options }) => options.map(([, value]) => value).join(" · ")),
    weights: product?.variants.map(({ weight, weightUnit }) => `${weight} ${weightUnit}`),
    problems: problems.map(({ line, column, message }) => `${line} ${column}: ${message}`),
  };
}

describe("the options of a product in products.csv (ADR 66)", () => {
  it("are the well-known columns, in the order of the sheet, with values in the order of the rows", async () => {
    const { options, variants, problems } = await read("colour,size", [
      "saree,Saree,…,Maroon,S",
      "saree,,…,maroon,Free size",
      "saree,,…,Green,S",
    ]);
    expect(problems).toEqual([]);
    expect(options).toEqual(["Colour: Maroon, Green", "Size: S, Free size"]);
    expect(variants).toEqual(["Maroon · S", "Maroon · Free size", "Green · S"]);
  });

  it.each(["Size,FLAVOR", "size,flavour", "option1 value,option2 value,option1 name,option2 name"])(
    "are found in %s",
    async (columns) => {
      const isNumbered = columns.startsWith("option");
      const rows = ["cake,Cake,…,500 g,Chocolate", "cake,,…,1 kg,Pineapple"];
      const { variants, problems } = await read(columns, isNumbered ? rows.map((row) => `${row},Size,Flavour`) : rows);
      expect(problems).toEqual([]);
      expect(variants).toEqual(["500 g · Chocolate", "1 kg · Pineapple"]);
    },
  );

  it("keep the weight of a size that is also a weight", async () => {
    const { weights } = await read("size,flavour", ["cake,Cake,…,500 g,Chocolate", "cake,,…,1 kg,Chocolate"]);
    expect(weights).toEqual(["500 GRAM", "1 KILOGRAM"]);
  });

  it.each<[string, string[], string[]]>([
    ["weights alone", ["500 g", "1 kg"], []],
    ["weights and nothing", ["", "6 pcs"], []],
    ["sizes in words", ["S", "XL"], ["Size: S, XL"]],
    ["a weight with a word", ["500 g Chocolate", "500 g Vanilla"], ["Size: 500 g Chocolate, 500 g Vanilla"]],
    ["a weight among words", ["Free size", "5.5 m"], ["Size: Free size, 5.5 m"]],
  ])("are made of sizes that are not all weights: %s", async (_, sizes, wanted) => {
    const { options, problems } = await read(
      "size",
      sizes.map((size, at) => `thing,${at === 0 ? "Thing" : ""},…,${size}`),
    );
    expect(problems).toEqual([]);
    expect(options).toEqual(wanted);
  });

  it("are the columns that store.yaml names, also where a fact has that name", async () => {
    const declared = "options:\n  - name: Weave\n  - name: Material\n";
    const { options, product, problems } = await read(
      "weave,material",
      ["saree,Saree,…,Kanjivaram,Silk", "saree,,…,Banarasi,Cotton"],
      declared,
    );
    expect(problems).toEqual([]);
    expect(options).toEqual(["Weave: Kanjivaram, Banarasi", "Material: Silk, Cotton"]);
    expect(product?.facts).toEqual({});
  });

  it("have swatches with a colour, two colours or a picture, whatever their capitals", async () => {
    const declared = `options:
  - name: Colour
    swatches:
      Maroon: "#7b1e2b"
      Gold and red: "#d4af37/#7b1e2b"
      Mango: mango.png
      Unused: "#000000"
`;
    const { product, problems } = await read(
      "color",
      ["saree,Saree,…,maroon", "saree,,…,Gold and red", "saree,,…,Mango", "saree,,…,Green"],
      declared,
    );
    expect(problems).toEqual([]);
    expect(product?.options).toEqual([
      {
        name: "Colour",
        values: ["maroon", "Gold and red", "Mango", "Green"],
        swatches: {
          maroon: { colours: ["#7b1e2b"] },
          "Gold and red": { colours: ["#d4af37", "#7b1e2b"] },
          Mango: { picture: expect.stringMatching(/^\/media\/shop\/\w{40}\.webp$/) },
        },
      },
    ]);
  });

  it.each<[string, string, string[], string[], string?]>([
    [
      "two rows with one combination",
      "colour,size",
      ["saree,Saree,…,Maroon,S", "saree,,…,MAROON,s"],
      [
        '3 G (colour): "MAROON" was found; meant is another size, colour or flavour, because line 2 is "Maroon · S", too, or a further column that store.yaml names under options.',
      ],
    ],
    [
      "two rows with one weight",
      "size",
      ["cake,Cake,…,500 g", "cake,,…,500 g"],
      [
        '3 G (size): "500 g" was found; meant is another size, colour or flavour, because line 2 is "500 g", too, or a further column that store.yaml names under options.',
      ],
    ],
    [
      "a row without a value",
      "colour",
      ["saree,Saree,…,Maroon", "saree,,…,"],
      ['3 G (colour): it is empty; meant is its Colour, as in other rows of "saree".'],
    ],
    [
      "four options",
      "colour,size,flavour,kind",
      ["thing,Thing,…,Red,S,Mango,New", "thing,,…,Blue,S,Mango,New"],
      [
        '2 A (handle): "thing" was found; meant is a product with at most 3 options: this one has Colour, Size, Flavour, Kind.',
      ],
    ],
    [
      "a weight with a slip in it",
      "size",
      ["cake,Cake,…,500 grm"],
      ['2 G (size): "500 grm" was found; meant is a size such as 500 g, 1.5 kg, 1 L, 6 pc, 1 dozen, 30 cm or XL.'],
    ],
    [
      "a swatch that is neither",
      "colour",
      ["saree,Saree,…,Maroon"],
      [
        expect.stringMatching(
          /^\d+ \d+: Colour, Maroon is "dark red"; meant is a colour such as "#7b1e2b", two such as "#d4af37\/#7b1e2b", or the name of a picture; there is no picture "dark red"/,
        ),
      ],
      "options:\n  - name: Colour\n    swatches:\n      Maroon: dark red\n",
    ],
    [
      "a swatch that YAML took for a comment",
      "colour",
      ["saree,Saree,…,Maroon"],
      [expect.stringMatching(/^\d+ \d+: options\[1\]\.swatches\.Maroon is empty; meant is a colour such as "#7b1e2b"/)],
      "options:\n  - name: Colour\n    swatches:\n      Maroon: #7b1e2b\n",
    ],
  ])("are refused for %s", async (_, columns, rows, wanted, declared) => {
    expect((await read(columns, rows, declared)).problems).toEqual(wanted);
  });

  it("may be a hundred combinations and more", async () => {
    const combinations = Array.from({ length: 10 }, (_, colour) =>
      Array.from({ length: 12 }, (__, size) => `saree,Saree,…,Colour ${colour},${size + 30}`),
    ).flat();
    const { product, problems } = await read("colour,size", combinations);
    expect(problems).toEqual([]);
    expect(product?.options.map(({ values }) => values.length)).toEqual([10, 12]);
    expect(product?.variants).toHaveLength(120);
  });
});
