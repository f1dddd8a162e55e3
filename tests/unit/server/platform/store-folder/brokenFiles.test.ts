import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFolder } from "#server/platform/storeFolder/checkFolder.ts";
import { exampleFolder } from "#tests/support/folders/exampleFolder.ts";
import { manyShopifyRows, shopifyCsv } from "#tests/support/folders/shopifyExport.ts";
import { sized } from "#tests/support/sized.ts";

const FILES = sized(150, 2000);

/** What editors, spreadsheets and transfers do to files: bytes changed, cut out, doubled, put in. */
const damage = fc.record({
  file: fc.constantFrom("store.yaml", "products.csv", "categories.csv", "shopify"),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  length: fc.integer({ min: 0, max: 60 }),
  put: fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        '"',
        '""',
        "\n",
        "\r",
        ",",
        ";",
        "\t",
        "{",
        "[",
        "- ",
        ": ",
        "&a",
        "*a",
        "!!js/function ",
        "%",
        "\0",
        "'",
        "1e999",
        "-1",
        "NaN",
        "__proto__: 1\n",
        "<<: {}\n",
        "? ",
        "|\n",
        "#",
      )
      .map((text) => Buffer.from(text)),
  ),
});

describe(`${FILES} broken files (bar 25)`, () => {
  it("each get a clear message with its place, or are read; none throws", async () => {
    const good = (await exampleFolder()).texts;
    const shopify = Buffer.from(shopifyCsv(manyShopifyRows(4, ["250 g", "Red"])));
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(damage, async ({ file, at, length, put }) => {
        const [path, bytes] =
          file === "shopify" ? ["products.csv", shopify] : [file, good.get(file) ?? Buffer.alloc(0)];
        const from = Math.floor(at * bytes.length);
        const broken = Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + length)]);
        const { folder, problems } = checkFolder(
          await exampleFolder({ [path]: broken, ...(file === "shopify" && { "categories.csv": undefined }) }),
        );
        expect(problems.length > 0).toBe(folder === undefined);
        if (problems.length > 0) refused += 1;
        for (const problem of problems) {
          expect(problem.file).toMatch(/\.(yaml|csv)$/);
          expect(problem.message).toMatch(/^[^\n]{10,}[.?]?$/);
          expect(problem.message).not.toMatch(/\bat .*\.ts|undefined|\[object|NaN is|TypeError/);
          if (problem.line !== undefined) expect(problem.line).toBeGreaterThan(0);
        }
        // It must survive the way to the process that has the database.
        if (folder) expect(JSON.parse(JSON.stringify(folder))).toEqual(folder);
      }),
      { numRuns: FILES, seed: 19 },
    );
    expect(refused).toBeGreaterThan(FILES / 4);
  }, 600_000);
});
