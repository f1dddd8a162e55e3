import { sql } from "drizzle-orm";
import type { Buyer, Shop } from "#tests/support/platform/shop.ts";

/** Rows in one statement, which must end before the database's time limit. */
const AT_ONCE = 500;

/**
 * Orders that wait to be packed, written as rows, because placing thousands takes minutes. Number 1 is the oldest; each is a
 * minute younger than the one before, and all are older than those that a test places.
 */
export async function manyOrders(shop: Shop, buyer: Buyer, variantId: string, count: number): Promise<void> {
  const { id: like } = await shop.placed(buyer, variantId);
  for (let from = 1; from <= count; from += AT_ONCE) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(count, from + AT_ONCE - 1)}::int) n`;
    await copyRows(shop, "checkouts", like, sql`'id', 'many-' || n, 'order_id', 'many-' || n`, numbers);
    const own = sql`'id', 'many-' || n, 'order_number', 'MANY-' || n, 'checkout_id', 'many-' || n,
      'order_date', (like_it.order_date - make_interval(mins => ${count} + 1 - n))::text`;
    await copyRows(shop, "orders", like, own, numbers);
    await copyRows(shop, "order_items", like, sql`'order_id', 'many-' || n`, numbers);
    await shop.db.orm.execute(sql`INSERT INTO order_events (order_id, state, note, created_at)
      SELECT 'many-' || n, 'PLACED', '', now() FROM ${numbers}`);
  }
  await shop.db.orm.execute(sql`ANALYZE orders`);
}

const OF_ORDER = {
  checkouts: sql`like_it.order_id`,
  orders: sql`like_it.id`,
  order_items: sql`like_it.order_id`,
};

/** Copies an order's row once for each number, with fields of its own. */
function copyRows(
  { db }: Shop,
  table: keyof typeof OF_ORDER,
  like: string,
  own: ReturnType<typeof sql>,
  numbers: ReturnType<typeof sql>,
) {
  const name = sql.identifier(table);
  return db.orm.execute(sql`INSERT INTO ${name} SELECT copy.* FROM ${name} like_it, ${numbers},
    jsonb_populate_record(like_it, jsonb_build_object(${own})) copy WHERE ${OF_ORDER[table]} = ${like}`);
}
