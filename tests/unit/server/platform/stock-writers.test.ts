import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "#scripts/checks/sourceFiles.ts";

/**
 * No constraint can keep what is available and what was counted in step, because orders change one of them alone. So the
 * two places that write them are named here: a new one has to decide which of the two it is.
 */
const SETS_STOCK =
  /\.set\(\s*\{[^{}]*\b(?:available|counted)Quantity\b|\bSET\b[^;`]*\b(?:available|counted)_quantity\s*=|\b(?:available|counted)Quantity: sql`/;

const writers = (pattern: RegExp) =>
  sourceFiles("server", "plugins").filter((file) => pattern.test(readFileSync(file, "utf8")));

it("only orders take and return stock; every other change of it is a count by the owner", () => {
  expect(writers(SETS_STOCK)).toEqual([
    "server/platform/services/common/ownersCount.ts",
    "server/platform/services/sale/orders/stock.ts",
  ]);
  expect(writers(/\bownersCount\(|: ownersCount\b/)).toEqual([
    "server/platform/services/back-office/folders/writeStoreRows.ts",
    "server/platform/services/back-office/owner/OwnerGoods.ts",
  ]);
});
