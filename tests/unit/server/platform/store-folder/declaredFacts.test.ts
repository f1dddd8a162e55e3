import { describe, expect, it } from "vitest";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleFolder, exampleText } from "#tests/support/folders/exampleFolder.ts";

const HEAD = "handle,title,category,sku,price,stock";

async function check(facts: string, columns: string, cells: string) {
  const store = (await exampleText("store.yaml")).replace(/^facts: \[\]\n/m, () => facts);
  const table = `${HEAD},${columns}\nrani,Rani,fruits,RANI,45,10,${cells}\n`;
  const { folder, problems, notes } = checkFolder(await exampleFolder({ "store.yaml": store, "products.csv": table }));
  return {
    declared: folder?.declaredFacts,
    facts: folder?.products[0]?.facts,
    notes,
    problems: problems.map(({ file, message }) => `${file}: ${message}`),
  };
}
const declare = (...columns: string[]) => `facts:\n${columns.map((column) => `  - column: ${column}\n`).join("")}`;

describe("the facts that store.yaml declares (ADR 69)", () => {
  it("are read from their columns, whatever the capitals, and are searched but no filters unless they say so", async () => {
    const { declared, facts, problems } = await check(declare("wash Care", "कपड़ा"), "Wash  care,कपड़ा", "Cold,Silk");
    expect(problems).toEqual([]);
    expect(facts).toEqual({ "wash-care": "Cold", कपड़ा: "Silk" });
    expect(declared).toEqual([
      { name: "wash-care", label: "Wash Care", isFilter: false, isSearched: true },
      { name: "कपड़ा", label: "कपड़ा", isFilter: false, isSearched: true },
    ]);
  });

  it("may be one of the usual facts, under any name of its column", async () => {
    const { declared, facts } = await check(declare("vendor\n    label: Loom"), "Brand", "Nila");
    expect(facts).toEqual({ brand: "Nila" });
    expect(declared).toEqual([{ name: "brand", label: "Loom", isFilter: false, isSearched: true }]);
  });

  it("that no product has are reported", async () => {
    const { notes } = await check(declare("Fabric", "Weave"), "Fabric,Weave", ",Plain");
    expect(notes).toEqual([
      'store.yaml declares the fact "Fabric", and no product has it: its column in products.csv is missing or empty.',
    ]);
  });

  it("a column that is neither known nor declared is reported with its possible meaning and how to declare it", async () => {
    const { problems } = await check(declare("Fabric"), "Fabrc,GSM: #1", "Silk,90");
    expect(problems).toEqual([
      expect.stringMatching(
        /^products\.csv: the column "Fabrc" is not known\. Is "Fabric" meant\? To tell it of products, add to store\.yaml under facts: - column: "Fabrc"$/,
      ),
      expect.stringMatching(
        /the column "GSM: #1" is not known\..* add to store\.yaml under facts: - column: "GSM: #1"$/,
      ),
    ]);
  });

  it.each([
    ["Price", 'facts[1].column is "Price", which has another meaning in products.csv: name another column.'],
    ["Colour", 'facts[1].column is "Colour", which has another meaning in products.csv: name another column.'],
    ["Fabric\n  - column: fabric", 'facts[2].column is "fabric", which is declared twice: keep one.'],
    [
      '"123"',
      'facts[1].column is "123"; meant is the name of a column of products.csv, of at most 60 letters, such as Fabric.',
    ],
    [`Fabric\n    label: ${"x".repeat(61)}`, "meant is the name that shoppers see, at most 60 letters."],
  ])("are refused when they are not possible: %s", async (column, message) => {
    const { problems } = await check(declare(column), "visible", "yes");
    expect(problems.join("\n")).toContain(message);
  });

  it("are at most 20, of at most 500 characters", async () => {
    const many = Array.from({ length: 21 }, (_, at) => `Fact ${at}`);
    expect((await check(declare(...many), "visible", "yes")).problems).toHaveLength(1);
    expect((await check(declare("Fabric"), "Fabric", "x".repeat(501))).problems).toHaveLength(1);
    expect((await check(declare(...many.slice(1)), "Fact 1", "x".repeat(500))).problems).toEqual([]);
  });
});
