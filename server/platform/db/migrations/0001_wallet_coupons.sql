CREATE TABLE "cash_recharges" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"wallet_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone,
	CONSTRAINT "cash_recharges_amount" CHECK ("cash_recharges"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"balance_paise" bigint,
	CONSTRAINT "ledger_accounts_kept" CHECK (("ledger_accounts"."kind" = 'WALLET') = ("ledger_accounts"."balance_paise" IS NOT NULL)),
	CONSTRAINT "ledger_accounts_balance" CHECK ("ledger_accounts"."balance_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_sides" UNIQUE("movement_id","account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_paise" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_movements_once" UNIQUE("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "coupon_counts" (
	"coupon_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "coupon_counts_coupon_id_customer_id_pk" PRIMARY KEY("coupon_id","customer_id"),
	CONSTRAINT "coupon_counts_used" CHECK ("coupon_counts"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" text PRIMARY KEY NOT NULL,
	"coupon_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"code" text NOT NULL,
	"percent" numeric(5, 2),
	"amount_paise" bigint,
	"minimum_paise" bigint DEFAULT 0 NOT NULL,
	"maximum_discount_paise" bigint,
	"expires_at" timestamp with time zone,
	"per_customer" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coupons_code" UNIQUE("store_id","code"),
	CONSTRAINT "coupons_kind" CHECK (("coupons"."percent" IS NULL) <> ("coupons"."amount_paise" IS NULL)),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent" > 0 AND "coupons"."percent" <= 100),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount_paise" > 0),
	CONSTRAINT "coupons_limit" CHECK ("coupons"."per_customer" > 0)
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "coupon_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_recharges" ADD CONSTRAINT "cash_recharges_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_recharges" ADD CONSTRAINT "cash_recharges_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_counts" ADD CONSTRAINT "coupon_counts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_counts" ADD CONSTRAINT "coupon_counts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_recharges_wallet" ON "cash_recharges" USING btree ("wallet_id","status","created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE FUNCTION check_ledger_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) <> 2 OR sum("amount_paise") <> 0 FROM "ledger_entries" WHERE "movement_id" = NEW."movement_id") THEN
		RAISE EXCEPTION 'a ledger movement needs two entries that add up to 0' USING ERRCODE = 'integrity_constraint_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_movement();
