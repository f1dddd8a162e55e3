import type { TableRow } from "../csv/readTable";
import type { Tally } from "../shopify/Tally";
import type { ListColumns } from "./ListColumns";
import { ASKED, numberIn } from "./numberIn";

/** Added to the last day, which is part of the sale. */
const DAY_MS = 24 * 60 * 60 * 1000;
export const MONEY = ["price", "salePrice", "mrp"] as const;

/**
 * A variant's price and MRP in rupees; the MRP is empty when it is not above the price. Undefined when there is no price.
 */
export function pricesOf(
  columns: ListColumns,
  row: TableRow,
  head: TableRow,
  tally: Tally,
): { price: string; mrp: string } | undefined {
  const isPriced = MONEY.some((name) => numberIn(columns, row, name) !== "");
  if (!isPriced && columns.all(row, "price").some(({ value }) => ASKED.test(value))) return undefined;
  const from = isPriced ? row : head;
  const [price = "", offered = "", mrp = ""] = MONEY.map((name) => numberIn(columns, from, name));
  const sale = isRunning(columns, from) ? offered : "";
  if (sale !== offered)
    tally.add("sale prices are not those of today and were left out", columns.cell(row, "sku") || offered);
  /** The amount that a cell adds to the price or takes off it; an empty cell changes nothing. */
  const change = (of: TableRow, meaning: "surcharge" | "discountValue"): number => {
    const cell = numberIn(columns, of, meaning);
    if (cell === "") return 0;
    const rupees = Number(cell);
    if (!Number.isNaN(rupees)) return rupees;
    tally.add("surcharges and discounts are no numbers and were left out", cell);
    return 0;
  };
  const surcharge = change(row, "surcharge");
  const usual = price || mrp;
  const discounted = (): string => {
    if (sale !== "" && Number(sale) !== 0) return sale;
    const value = change(from, "discountValue");
    if ((surcharge === 0 && value === 0) || Number.isNaN(Number(usual))) return usual;
    const whole = Number(usual) + surcharge;
    const off = /percent/i.test(columns.cell(from, "discountMode")) ? (whole * value) / 100 : value;
    return String(Math.round((whole - off) * 100) / 100);
  };
  const selling = discounted();
  if (selling === "" || Number(selling) === 0) return undefined;
  if (mrp !== "" && Number(mrp) !== 0 && Number(mrp) < Number(selling))
    tally.add("MRPs are below the price and were left out", columns.cell(row, "sku") || mrp);
  const [highest = ""] = [mrp, usual === "" || surcharge === 0 ? usual : String(Number(usual) + surcharge)].sort(
    (one, other) => Number(other) - Number(one),
  );
  return { price: selling, mrp: Number(highest) > Number(selling) ? highest : "" };
}

/** A sale price without dates always applies. A date that cannot be read is ignored. */
function isRunning(columns: ListColumns, row: TableRow): boolean {
  const [from, until] = (["saleFrom", "saleUntil"] as const).map((name) => Date.parse(columns.cell(row, name)));
  return !(Number(from) > Date.now()) && !(Number(until) + DAY_MS < Date.now());
}
