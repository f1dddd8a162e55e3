import { describe, expect, it } from "vitest";
import { summaryOf } from "#server/platform/services/back-office/folders/ImportSummary.ts";
import type { StoreRows } from "#server/platform/services/back-office/folders/readStoreRows.ts";
import { wantedRows } from "#server/platform/services/back-office/folders/wantedRows.ts";
import { storeChanges } from "#server/platform/services/back-office/folders/writeStoreRows.ts";
import { exampleText, goodFolder } from "#tests/support/folders/exampleFolder.ts";

/** What an import of changed lists would say of a shop that was imported from the example. */
const summary = async (change: (list: string) => string) => {
  const list = await exampleText("products.csv");
  const rows = wantedRows(await goodFolder(), undefined);
  const there = { ...rows, files: [], imported: undefined } as unknown as StoreRows;
  const wanted = wantedRows(await goodFolder({ "products.csv": change(list) }), there);
  return summaryOf(storeChanges(there, wanted), wanted, there.productVariants);
};

describe("what an import would change", () => {
  it("names each SKU with its old and its new values", async () => {
    const { lines, details } = await summary((list) =>
      list
        .replace(",480,420,25,", ",500,430,30,")
        .replace("Alphonso Mango,fruits", "Hapus Mango,spices")
        .replace("TURMERIC-200G,200 g", "TURMERIC-250G,250 g")
        .replace("39.50,80,turmeric.png,5,yes,no,yes", "39.50,80,turmeric.png,12,yes,no,no"),
    );
    expect(lines).toEqual(["products: 2 changed", "variants: 1 new, 1 changed, 2 hidden"]);
    expect(details).toEqual([
      "TURMERIC-250G: new, ₹75.00, stock 40",
      "MANGO-1KG: price ₹420.00 → ₹430.00, MRP ₹480.00 → ₹500.00, stock 25 → 30",
      "TURMERIC-100G: hidden",
      "TURMERIC-200G: hidden",
      'alphonso-mango: title "Alphonso Mango" → "Hapus Mango", category "Fruits" → "Spices"',
      "turmeric-powder: tax % 5 → 12",
    ]);
  });

  it("names each fact that changes (ADR 69)", async () => {
    const { details } = await summary((list) =>
      list
        .split("\n")
        .map((row, at) =>
          row === "" ? row : `${row},${at === 0 ? "made by,care" : at === 1 ? "Hapus & Co.,Keep cool" : ","}`,
        )
        .join("\n"),
    );
    expect(details).toEqual(['alphonso-mango: maker nothing → "Hapus & Co.", care nothing → "Keep cool"']);
  });

  it("counts the shown products that would be hidden", async () => {
    const { hidden } = await summary((list) => list.replace(/alphonso-mango.*\n/g, ""));
    expect(hidden).toEqual({ skus: ["MANGO-500G", "MANGO-1KG"], of: 5 });
  });

  it("shortens long texts, and is empty when nothing changes", async () => {
    expect(await summary((list) => list)).toMatchObject({ lines: [], details: [], hidden: { skus: [] } });
    const { details } = await summary((list) => list.replace("Ground in small batches.", `${"Ground ".repeat(30)}`));
    expect(details).toEqual([expect.stringMatching(/^turmeric-powder: description "<p>Ground in .*" → ".{57}…"$/)]);
  });
});
