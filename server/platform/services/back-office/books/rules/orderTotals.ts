import { sql } from "drizzle-orm";
import type { TaxType } from "#contract/catalogue/products.ts";
import { paiseToRupees, rupeesText } from "../../../../money";
import { priceLines, type Totals } from "../../../sale/pricing/priceLines";
import type { ComputedRule, InStore } from "../BooksRule.types";
import { listOf } from "../inSql";

/** How many orders are computed at once; the process answers calls in between. */
const BATCH = 1000;

type Row = Record<keyof Totals, number> & { number: string; lines: Line[] | null };
type Line = [quantity: number, mrpPaise: number, sellingPricePaise: number, taxType: TaxType, taxPercent: number];

const WORDS: Record<keyof Totals, string> = {
  totalPricePaise: "its list price",
  totalDiscountPaise: "its discount",
  couponDiscountPaise: "its coupon's discount",
  taxPaise: "its tax",
  shippingPaise: "its delivery",
  finalPricePaise: "its total",
};

/** Computes the sums of an order from its lines, with the coupon and the delivery that were charged. */
function totalsOf({ lines, shippingPaise, couponDiscountPaise }: Row): Totals {
  const priced = (lines ?? []).map(([quantity, mrpPaise, sellingPricePaise, taxType, taxPercent]) => {
    return { quantity, mrpPaise, sellingPricePaise, taxType, taxPercent };
  });
  const charge = { shippingEnabled: true, chargePaise: shippingPaise, freeFromPaise: 0 };
  return priceLines(priced, charge, couponDiscountPaise);
}

function wrongOf(row: Row): string | undefined {
  const totals = totalsOf(row);
  const wrong = (Object.keys(WORDS) as (keyof Totals)[]).filter((part) => row[part] !== totals[part]);
  if (wrong.length === 0) return undefined;
  const inWords = (paise: number) => rupeesText(paiseToRupees(paise));
  const parts = wrong.map((part) => `${WORDS[part]} is ${inWords(row[part])} and not ${inWords(totals[part])}`);
  return `Order ${row.number}: ${parts.join(", ")}.`;
}

/**
 * The orders that TypeScript has to compute. Most orders have no coupon and correct sums; the database finds these in a
 * tenth of the time.
 */
const questionable = (inStore: InStore) => sql`
  SELECT o.id FROM orders AS o
  LEFT JOIN (
    SELECT order_id, sum(quantity::bigint * selling_price_paise) AS goods,
      sum(quantity::bigint * greatest(mrp_paise, selling_price_paise)) AS list,
      sum(CASE tax_type WHEN ${"INCLUSIVE" satisfies TaxType} THEN 0
        ELSE (quantity::bigint * selling_price_paise * (tax_percent * 100)::bigint + 5000) / 10000 END) AS tax
    FROM order_items GROUP BY 1
  ) AS line ON line.order_id = o.id
  WHERE ${inStore("o.store_id")} AND (line.goods > 0 AND o.total_price_paise = line.list
    AND o.total_discount_paise = line.list - line.goods AND o.tax_paise = line.tax
    AND (o.coupon_discount_paise = 0 OR line.tax = 0)
    AND o.final_price_paise = line.goods - o.coupon_discount_paise + o.tax_paise + o.shipping_paise) IS NOT TRUE
  ORDER BY o.id`;

const read = (ids: readonly string[]) => sql`
  SELECT o.order_number AS number, o.total_price_paise::float8 AS "totalPricePaise",
    o.total_discount_paise::float8 AS "totalDiscountPaise", o.coupon_discount_paise::float8 AS "couponDiscountPaise",
    o.tax_paise::float8 AS "taxPaise", o.shipping_paise::float8 AS "shippingPaise",
    o.final_price_paise::float8 AS "finalPricePaise",
    (SELECT json_agg(json_build_array(i.quantity, i.mrp_paise, i.selling_price_paise, i.tax_type, i.tax_percent)
      ORDER BY i.position) FROM order_items AS i WHERE i.order_id = o.id) AS lines
  FROM orders AS o WHERE o.id IN ${listOf(ids)} ORDER BY o.id`;

export const orderTotals: ComputedRule = {
  name: "order-totals",
  proves: "The sums of every order are those of its lines, their tax, its coupon and its delivery.",
  compute: async (db, inStore, tell) => {
    const ids = (await db.execute<{ id: string }>(questionable(inStore))).rows.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += BATCH) {
      const { rows } = await db.execute<Row>(read(ids.slice(from, from + BATCH)));
      for (const row of rows) {
        const what = wrongOf(row);
        if (what !== undefined) tell(what);
      }
    }
  },
};
