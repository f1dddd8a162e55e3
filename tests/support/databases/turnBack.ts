import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/db.types.ts";

/**
 * Turns a database back to what it was before the migrations 0016 to 0018, with all that the release before wrote: a
 * payment had room for one id of the gateway, a refund was sent or not, and nothing counted stock.
 */
const STATEMENTS = [
  ...["refuse_erased_customer", "refuse_erased_cart", "refuse_erased_wallet", "refuse_change_of_erased"].map(
    (name) => `DROP FUNCTION ${name} CASCADE`,
  ),
  "ALTER TABLE coupons DROP is_offered",
  "ALTER TABLE payments ADD reason text DEFAULT '' NOT NULL, ADD gateway_payment_id text",
  "UPDATE payments SET gateway_payment_id = c.gateway_payment_id FROM captures c WHERE c.payment_id = payments.id",
  "ALTER TABLE payments ADD CONSTRAINT payments_gateway_payment UNIQUE (provider, gateway_payment_id)",
  "ALTER TABLE refunds ADD sent_at timestamptz",
  "UPDATE refunds SET sent_at = done_at",
  "DROP INDEX refunds_rest",
  "ALTER TABLE refunds DROP CONSTRAINT refunds_capture",
  "ALTER TABLE refunds DROP provider, DROP gateway_payment_id, DROP state, DROP reference, DROP done_at",
  "CREATE UNIQUE INDEX refunds_rest ON refunds (payment_id) WHERE reason <> 'IN_PART'",
  "DROP TABLE captures",
  "ALTER TABLE payments DROP CONSTRAINT payments_of_store",
  "ALTER TABLE order_refunds DROP way",
  "ALTER TABLE product_variants DROP counted_quantity",
  "ALTER TABLE admin_tokens DROP expires_at",
  "ALTER TABLE customers DROP erased_at",
  "ALTER TABLE sandbox_gateway_webhooks DROP gateway_payment_id",
  "DROP TABLE sandbox_gateway_captures",
  "DROP TABLE sandbox_gateway_refunds",
  "ALTER TABLE sandbox_gateway_sessions ADD refund_id text",
  "DELETE FROM drizzle.__drizzle_migrations WHERE id IN (SELECT id FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 3)",
];

export async function turnBack({ orm }: Pick<Db, "orm">): Promise<void> {
  for (const statement of STATEMENTS) await orm.execute(sql.raw(statement));
}
