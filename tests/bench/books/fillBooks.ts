import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#server/platform/db/db.types.ts";
import { anAddress, type Shop } from "#tests/support/platform/shop.ts";

const PRICE = 10_000;
const MRP = 12_500;

/**
 * Fills a shop with sound books of so many orders of three lines: in turn paid in cash, from the wallet and online, one
 * in ten cancelled and refunded, one in five with a coupon. All prices are ₹100 and the tax of 5 % is added.
 */
export function fillBooks({ db, store }: Shop, orders: number): Promise<void> {
  return db.longOrm.transaction(async (tx) => {
    // Without the triggers, which look at each row.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    await fill(tx, store, orders);
  });
}

async function fill(tx: Transaction, { storeId, orgId, categoryId }: Shop["store"], orders: number): Promise<void> {
  const run = (statement: SQL) => tx.execute(statement);
  const [variants, customers] = [Math.ceil(orders / 10), Math.ceil(orders / 10)];
  await run(sql`
    INSERT INTO products (id, store_id, category_id, position, name, brand, description, thumbnail, is_subscribable, tax_percent, tax_type)
    SELECT 'p' || i, ${storeId}, ${categoryId}, i, 'Product ' || i, '', '', '', false, 5, 'EXCLUSIVE' FROM generate_series(1, ${variants}::int) AS i`);
  await run(sql`
    INSERT INTO product_variants (id, product_id, store_id, position, sku, mrp_paise, selling_price_paise, available_quantity, counted_quantity, weight, weight_unit, is_visible, image_path_list)
    SELECT 'v' || i, 'p' || i, ${storeId}, 0, 'SKU-' || i, ${MRP}::int, ${PRICE}::int, 100, 100, 1, 'KILOGRAM', true, '[]' FROM generate_series(1, ${variants}::int) AS i`);
  await run(sql`
    INSERT INTO customers (id, store_id, org_id, mobile, wallet_id, cart_id, created_at)
    SELECT 'c' || i, ${storeId}, ${orgId}, (7000000000 + i)::text, 'w' || i, 'k' || i, now() FROM generate_series(1, ${customers}::int) AS i`);
  await run(sql`
    INSERT INTO coupons (id, store_id, code, percent, per_customer) VALUES ('tenth', ${storeId}, 'TENTH', 10, 1000000)`);
  await run(sql`
    CREATE TABLE filling AS
    SELECT i, 'o' || lpad(i::text, 9, '0') AS id, 'c' || (1 + i % ${customers}::int) AS customer_id, 'w' || (1 + i % ${customers}::int) AS wallet_id,
      (ARRAY['COD', 'WALLET', 'PAYMENT_GATEWAY'])[1 + i % 3] AS method,
      CASE WHEN i % 10 = 0 THEN 'CANCELLED' WHEN i % 10 < 3 THEN 'PLACED' ELSE 'DELIVERED' END AS state,
      i % 5 = 1 AS has_coupon, 1 + i % 3 AS pieces
    FROM generate_series(1, ${orders}::int) AS i`);
  await run(sql`
    INSERT INTO checkouts (id, customer_id, store_id, total_price_paise, total_discount_paise, coupon_discount_paise, tax_paise, shipping_paise, final_price_paise, created_at, order_id)
    SELECT 'k' || id, customer_id, ${storeId}, 0, 0, 0, 0, 0, 0, now(), id FROM filling`);
  await run(sql`
    INSERT INTO orders (id, order_number, store_id, org_id, customer_id, checkout_id, order_date, order_state, payment_method, payment_status, shipping_address,
      total_price_paise, total_discount_paise, coupon_discount_paise, tax_paise, shipping_paise, final_price_paise)
    SELECT id, '20281129-' || i, ${storeId}, ${orgId}, customer_id, 'k' || id, now(), state, method,
      CASE WHEN state = 'CANCELLED' THEN CASE method WHEN 'COD' THEN 'PENDING' ELSE 'REFUNDED' END
        WHEN method = 'COD' AND state <> 'DELIVERED' THEN 'PENDING' ELSE 'SUCCEEDED' END, ${JSON.stringify(anAddress)}::jsonb,
      3 * pieces * ${MRP}::int, 3 * pieces * ${MRP - PRICE}::int, off, (goods - off) / 20, 4000, goods - off + (goods - off) / 20 + 4000
    FROM filling, LATERAL (SELECT 3 * pieces * ${PRICE}::int AS goods) AS g, LATERAL (SELECT CASE WHEN has_coupon THEN goods / 10 ELSE 0 END AS off) AS d`);
  await run(sql`
    INSERT INTO order_items (order_id, position, variant_id, product_id, product_name, sku, thumbnail, mrp_paise, selling_price_paise, weight, weight_unit, tax_type, tax_percent, quantity)
    SELECT id, at, 'v' || v, 'p' || v, 'Product ' || v, 'SKU-' || v, '', ${MRP}::int, ${PRICE}::int, 1, 'KILOGRAM', 'EXCLUSIVE', 5, pieces
    FROM filling, generate_series(0, 2) AS at, LATERAL (SELECT 1 + (i * 7 + at * 13) % ${variants}::int AS v) AS chosen`);
  await run(sql`
    UPDATE product_variants AS v SET counted_quantity = 100 + held.pieces FROM (
      SELECT variant_id, sum(quantity) AS pieces FROM order_items INNER JOIN orders ON orders.id = order_id WHERE order_state <> 'CANCELLED' GROUP BY 1
    ) AS held WHERE held.variant_id = v.id`);
  await run(sql`
    INSERT INTO coupon_uses (order_id, coupon_id, customer_id) SELECT id, 'tenth', customer_id FROM filling WHERE has_coupon`);
  await run(sql`
    INSERT INTO coupon_counts (coupon_id, customer_id, used) SELECT coupon_id, customer_id, count(*) FROM coupon_uses GROUP BY 1, 2`);
  await fillMoney(tx, storeId);
  await run(sql`DROP TABLE filling`);
}

async function fillMoney(tx: Transaction, storeId: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO payments (id, store_id, customer_id, purpose, order_id, provider, amount_paise, user_mobile, user_mail, status, gateway_id, created_at, settled_at)
    SELECT 'pay' || o.id, ${storeId}, o.customer_id, 'ORDER', o.id, 'CASHFREE', o.final_price_paise, '', '', 'SUCCEEDED', 'g' || o.id, now(), now()
    FROM orders AS o WHERE o.payment_method = 'PAYMENT_GATEWAY'`);
  await tx.execute(sql`
    INSERT INTO captures (store_id, provider, gateway_payment_id, payment_id, order_id, amount_paise, state, created_at)
    SELECT ${storeId}, 'CASHFREE', 'cap' || o.id, 'pay' || o.id, o.id, o.final_price_paise,
      CASE o.order_state WHEN 'CANCELLED' THEN 'GOES_BACK' ELSE 'PAYS_ORDER' END, now()
    FROM orders AS o WHERE o.payment_method = 'PAYMENT_GATEWAY'`);
  await tx.execute(sql`
    INSERT INTO refunds (id, store_id, provider, gateway_payment_id, payment_id, amount_paise, reason, state, reference, created_at, done_at)
    SELECT 'r' || gateway_payment_id, store_id, provider, gateway_payment_id, payment_id, amount_paise, 'ORDER_CANCELLED', 'CONFIRMED', gateway_payment_id, now(), now()
    FROM captures WHERE state = 'GOES_BACK'`);
  await tx.execute(sql`
    CREATE TABLE moving AS
    SELECT 'in' || id AS id, 'CASH_RECHARGE' AS kind, 'rech' || id AS reference, wallet_id, 100000000 AS paise FROM filling WHERE method = 'WALLET'
    UNION ALL
    SELECT 'out' || f.id, 'ORDER_PAYMENT', f.id, f.wallet_id, -o.final_price_paise FROM filling AS f INNER JOIN orders AS o ON o.id = f.id WHERE f.method = 'WALLET'
    UNION ALL
    SELECT 'back' || f.id, 'ORDER_REFUND', f.id, f.wallet_id, o.final_price_paise FROM filling AS f INNER JOIN orders AS o ON o.id = f.id
      WHERE f.method = 'WALLET' AND f.state = 'CANCELLED'`);
  await tx.execute(sql`
    INSERT INTO cash_recharges (id, store_id, customer_id, wallet_id, amount_paise, status, created_at, collected_at)
    SELECT 'rech' || id, ${storeId}, customer_id, wallet_id, 100000000, 'COLLECTED', now(), now() FROM filling WHERE method = 'WALLET'`);
  await tx.execute(sql`
    INSERT INTO ledger_accounts (id, store_id, kind) VALUES (${`${storeId}:ORDERS`}, ${storeId}, 'ORDERS'), (${`${storeId}:CASH`}, ${storeId}, 'CASH')`);
  await tx.execute(sql`
    INSERT INTO ledger_accounts (id, store_id, kind, balance_paise)
    SELECT wallet_id, ${storeId}, 'WALLET', sum(paise) FROM moving GROUP BY 1`);
  await tx.execute(sql`
    INSERT INTO ledger_movements (id, store_id, kind, reference, description, created_at)
    SELECT id, ${storeId}, kind, reference, kind, now() FROM moving`);
  await tx.execute(sql`
    INSERT INTO ledger_entries (movement_id, account_id, amount_paise, created_at)
    SELECT id, wallet_id, paise, now() FROM moving
    UNION ALL SELECT id, ${storeId} || CASE kind WHEN 'CASH_RECHARGE' THEN ':CASH' ELSE ':ORDERS' END, -paise, now() FROM moving`);
  await tx.execute(sql`DROP TABLE moving`);
}
