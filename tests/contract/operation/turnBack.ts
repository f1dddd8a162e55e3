import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/db.types.ts";

/** The statements of a migration that create what `made` names. */
const again = (migration: string, made: RegExp) =>
  readFileSync(`server/platform/db/migrations/${migration}.sql`, "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => made.test(statement));

function madeAt(migration: string): number {
  const journal = readFileSync("server/platform/db/migrations/meta/_journal.json", "utf8");
  const { entries } = JSON.parse(journal) as { entries: { tag: string; when: number }[] };
  const found = entries.find(({ tag }) => tag === migration);
  if (found === undefined) throw new Error(`no migration ${migration}`);
  return found.when;
}

/**
 * Turns a database back to its schema before migration 0016, with rows as the previous release wrote them: a payment had
 * room for one id of the gateway, a refund was sent or not, stock was not counted, a product had a brand but no facts,
 * stores declared no facts, had one name and one language and were always open, and products had no options.
 */
const STATEMENTS = [
  "ALTER TABLE customers DROP language",
  "DROP TABLE failed_searches",
  "ALTER TABLE organizations DROP former_ids",
  "ALTER TABLE stores DROP languages",
  "ALTER TABLE stores DROP closed_at, DROP closed_reason",
  "ALTER TABLE products ADD brand text DEFAULT '' NOT NULL",
  "UPDATE products SET brand = coalesce(facts->>'brand', '')",
  ...["products_changed", "page_changes_product", "search_index_product"].map(
    (name) => `DROP TRIGGER ${name} ON products`,
  ),
  "DROP TRIGGER product_variants_changed ON product_variants",
  "ALTER TABLE products DROP facts",
  "DROP TRIGGER search_index_store ON stores",
  "DROP FUNCTION search_index.store_searched",
  "ALTER TABLE stores DROP declared_facts",
  ...again("0006_search_triggers", /CREATE TRIGGER search_index_product /),
  ...again("0008_catalogue_reads", /search_index\.page\(/),
  ...again("0009_product_changes", /product_changed_with_variant|TRIGGER "products_changed"/),
  ...again("0010_page_changes", /TRIGGER page_changes_(product|variant) /),
  ...again("0011_variants_and_heads", /search_index\.(refresh|columns)\("|TRIGGER search_index_variant /),
  // Read by the function that the line above replaces.
  ...["announcement_bars", "banners", "faqs", "stores", "testimonials", "categories", "products"].map(
    (table) => `ALTER TABLE ${table} DROP translations`,
  ),
  "ALTER TABLE search_index.words DROP frame",
  ...["products", "product_variants", "cart_lines", "checkout_lines", "order_items"].map(
    (table) => `ALTER TABLE ${table} DROP options`,
  ),
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
  `DELETE FROM drizzle.__drizzle_migrations WHERE created_at >= ${madeAt("0016_books")}`,
];

export async function turnBack({ orm }: Pick<Db, "orm">): Promise<void> {
  for (const statement of STATEMENTS) await orm.execute(sql.raw(statement));
}
