import type { Columns } from "../csv/Columns";
import { SAYS_NOTHING, type ShopifyColumn } from "./shopifyColumns";

/** What Shopify's list says that has no place here, in sentences. */
export function leftOut(sheet: Columns<ShopifyColumn>): string[] {
  const { headers, rows } = sheet.table;
  const filled = sheet.unknown.filter((header) => {
    const index = headers.indexOf(header);
    return (
      !SAYS_NOTHING.test(header) &&
      rows.some(({ cells: row }) => !["", "FALSE", "false", "0"].includes(row[index] ?? ""))
    );
  });
  const tax = "Shopify's list has no tax rates: every product has its tax included and a rate of 0 %.";
  return filled.length === 0
    ? [tax]
    : [
        tax,
        `These columns have no place here and were left out: ${filled.join(", ")}. To tell one of them of its products, declare it in store.yaml under facts.`,
      ];
}
