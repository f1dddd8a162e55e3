import { describe, expect, it } from "vitest";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import type { StoreFolder } from "#server/platform/storeFolder/StoreFolder.types.ts";
import { exampleFolder, exampleText, goodFolder } from "#tests/support/folders/exampleFolder.ts";

const problemsIn = async (texts: Record<string, string | Buffer | undefined>) =>
  checkFolder(await exampleFolder(texts)).problems.map(
    ({ file, line, column, message }) =>
      `${[file, line, column].filter((part) => part !== undefined).join(":")}: ${message}`,
  );

const changed = async (path: string, from: string | RegExp, to: string) => {
  const text = await exampleText(path);
  expect(text).toMatch(from);
  return problemsIn({ [path]: text.replace(from, to) });
};

describe("haat store check", () => {
  it("finds nothing wrong with the example", async () => {
    expect(await problemsIn({})).toEqual([]);
  });

  it("reports everything at once, file by file", async () => {
    const found = await problemsIn({
      "store.yaml": (await exampleText("store.yaml")).replace('"#1f7a3d"', "green").replace("fee: 29", "fee: free"),
      "products.csv": (await exampleText("products.csv"))
        .replace(",220,", ",cheap,")
        .replace("MANGO-1KG", "MANGO-500G"),
      "categories.csv": "handle,name\nfruits,\n",
    });
    expect(found).toEqual([
      expect.stringMatching(
        /^store\.yaml:19:12: colours\.primary is "green"; meant is a colour such as "#1f7a3d", in quotes\.$/,
      ),
      expect.stringMatching(/^store\.yaml:55:8: delivery\.fee is "free"; meant is an amount in rupees/),
      "categories.csv:2:B (name): it is empty; meant is a text.",
      'products.csv:2:I (price): "cheap" was found; meant is a price in rupees, such as 45, 45.50 or 1,20,000.',
      'products.csv:3:F (sku): "MANGO-500G" was found; meant is another code: this one is in line 2 already.',
      'products.csv:5:C (category): the category "spices" is in no categories.csv.',
    ]);
  });

  it.each([
    [
      "store.yaml",
      "name: My Shop",
      "nam: My Shop",
      /^store\.yaml:5:1: name is missing; meant is the store's name\.$/,
      /"nam" is not known in store\.yaml\. Is "name" meant\?/,
    ],
    [
      "store.yaml",
      "friendlyId: my-shop",
      "friendlyId: My Shop!",
      /friendlyId is "My Shop!"; meant is the store's name in its address/,
    ],
    [
      "store.yaml",
      'online: "off"',
      "online: cashfre",
      /payment\.online is "cashfre"; meant is cashfree, razorpay, bmspay or off/,
    ],
    [
      "store.yaml",
      "logo: logo.png",
      "logo: logo.jpg",
      /there is no picture "logo\.jpg" in pictures\/\. Is "logo\.png" meant\?/,
    ],
    [
      "store.yaml",
      "category: fruits",
      "category: fruit",
      /banners\[1\]\.category is "fruit"; meant is a category of categories\.csv\. Is "Fruits" meant\?/,
    ],
    [
      "store.yaml",
      "    category: fruits",
      "    link: javascript:alert(1)",
      /banners\[1\]\.link is "javascript:alert\(1\)"; meant is a path of the store/,
    ],
    ["store.yaml", '"07:00-09:00"', '"09:00-07:00"', /the slot "09:00-07:00" ends before it begins/],
    [
      "store.yaml",
      "percent: 10",
      "percent: 10\n    amount: 5",
      /the coupon "WELCOME10" needs a percent or an amount, and not both/,
    ],
    ["store.yaml", "name: My Shop", "name: 'My Shop", /^store\.yaml:\d+:\d+: this is not valid YAML: /],
    [
      "store.yaml",
      "logo: logo.png\nfavicon: logo.png",
      "logo: &a logo.png\nfavicon: *a",
      /an alias \(\*\) is not supported/,
    ],
    [
      "store.yaml",
      "timeZone: Asia/Kolkata",
      "timeZone: Asia/Kolkatta",
      /timeZone is "Asia\/Kolkatta"; meant is the name of a time zone/,
    ],
    [
      "products.csv",
      "handle,title",
      "handle,titel",
      /products\.csv:1: the column "title" is missing\. Is the column "titel" meant to be it\?/,
    ],
    [
      "products.csv",
      ",500 g,",
      ",500 grm,",
      /products\.csv:2:G \(size\): "500 grm" was found; meant is a size such as 500 g/,
    ],
    [
      "products.csv",
      "mango.png,0",
      "mangoo.png,0",
      /there is no picture "mangoo\.png" in pictures\/\. Is "mango\.png" meant\?/,
    ],
    ["products.csv", ",48,42,", ",41,42,", /the MRP of 41/],
    ["products.csv", ",MANGO-1KG,", ",8.90123E+12,", /the spreadsheet has rounded it/],
    [
      "products.csv",
      "Robusta Banana,",
      "Robusta, Banana,",
      /the row has 20 cells for 19 columns: a cell with a "," in it needs quotes/,
    ],
    ["products.csv", '"Sweet', 'x "Sweet', /products\.csv:2: .* a " stands in the middle of a cell/],
    ["products.csv", 'hand."', "hand.", /products\.csv:\d+: a cell begins with " and has no closing one/],
  ] as [string, string, string, ...RegExp[]][])("%s: %s → %s", async (path, from, to, ...messages) => {
    const found = await changed(path, from, to);
    for (const message of messages) expect(found.join("\n")).toMatch(new RegExp(message.source, "m"));
  });

  it("reads barcodes as they are printed, each once, and none when there is no column", async () => {
    const read = async (codes: string[]) => {
      const [head = "", ...rows] = (await exampleText("products.csv")).trimEnd().split("\n");
      const lines = [`${head},Barcode`, ...rows.map((row, at) => `${row},${codes[at] ?? ""}`)];
      return checkFolder(await exampleFolder({ "products.csv": lines.join("\n") }));
    };
    const codesIn = (folder?: StoreFolder) =>
      folder?.products.flatMap(({ variants }) => variants.map(({ barcode }) => barcode));
    const { folder } = await read(["'0123456789012", "8901030865278"]);
    expect(codesIn(folder)).toEqual(["0123456789012", "8901030865278", "", "", ""]);
    expect(codesIn(checkFolder(await exampleFolder({})).folder)).toEqual([null, null, null, null, null]);
    const { problems } = await read(["8901030865278", "8901030865278", "8.90103E+12"]);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      expect.stringMatching(/^3: "8901030865278" was found; meant is another code: this one is in line 2 already/),
      expect.stringMatching(/^4: "8\.90103E\+12" was found; meant is a whole code: the spreadsheet has rounded it/),
    ]);
  });

  it("reports missing files, files that do not belong to a store, and files that are no pictures", async () => {
    const files = await exampleFolder({ "products.csv": undefined, "product.csv": "x" });
    const pictures = new Map([
      ...files.pictures,
      ["map.svg", { path: "pictures/map.svg", refused: "it is SVG: save it as PNG, JPEG or WebP." }],
    ]);
    expect(checkFolder({ ...files, pictures }).problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      "products.csv: it is missing: `haat store init` writes an example of it.",
      'product.csv: it is no file of a store. Is "products.csv" meant?',
      "pictures/map.svg: it cannot be shown: it is SVG: save it as PNG, JPEG or WebP.",
    ]);
  });

  it.each([
    ["with a byte order mark", (text: string) => `\ufeff${text}`],
    ["with Windows' line ends", (text: string) => text.replaceAll("\n", "\r\n")],
    [
      "with semicolons, decimal commas and Excel's first line",
      (text: string) =>
        `sep=;\n${text.replaceAll(",", ";").replace('"Sweet; ripe', '"Sweet, ripe').replace("39.50", "39,50")}`,
    ],
    ["with tabs", (text: string) => text.replaceAll(",", "\t").replace('"Sweet\t ripe', '"Sweet, ripe')],
    ["as Excel's Unicode text", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    [
      "with columns in capitals and blank rows at the end",
      (text: string) => `${text.replace(/^.*\n/, (head) => head.toUpperCase())},,,,,,,,,,,,,,,,\n\n`,
    ],
    ["with lakh commas and rupee signs", (text: string) => text.replace(",480,420,", ',"₹ 480.00",Rs. 420,')],
  ])("reads products.csv %s as the same goods", async (_, spoilt) => {
    const line = ({ line: at, ...variant }: { line: number }) => (expect(at).toBeGreaterThan(1), variant);
    const goods = (products: { variants: { line: number }[] }[]) =>
      products.map((product) => ({ ...product, variants: product.variants.map(line) }));
    const written = await goodFolder({ "products.csv": spoilt(await exampleText("products.csv")) });
    expect(goods(written.products)).toEqual(goods((await goodFolder()).products));
  });

  it("takes 1,20,000 for a lakh and twenty thousand, and asks about 45,50", async () => {
    const text = await exampleText("products.csv");
    const { products } = await goodFolder({ "products.csv": text.replace(",480,420,", ',"1,20,000.50","1,20,000",') });
    expect(products[0]?.variants[1]).toMatchObject({ mrpPaise: 12_000_050, sellingPricePaise: 12_000_000 });
    expect(await changed("products.csv", ",480,420,", ',480,"45,50",')).toEqual([
      expect.stringContaining('"45,50" was found; meant is a price'),
    ]);
  });
});
