-- Every capture, refund and piece of stock has a row or a column of its own, so that the books can be checked.
CREATE TABLE "captures" (
	"store_id" text NOT NULL,
	"provider" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text,
	"amount_paise" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captures_store_id_provider_gateway_payment_id_pk" PRIMARY KEY("store_id","provider","gateway_payment_id"),
	CONSTRAINT "captures_amount" CHECK ("captures"."amount_paise" > 0),
	CONSTRAINT "captures_order" CHECK ("captures"."state" <> 'PAYS_ORDER' OR "captures"."order_id" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_gateway_payment";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_store" UNIQUE("store_id","id");--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_payment" FOREIGN KEY ("store_id","payment_id") REFERENCES "public"."payments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "captures" ("store_id", "provider", "gateway_payment_id", "payment_id", "order_id", "amount_paise", "state", "created_at")
SELECT paid."store_id", paid."provider", paid."gateway_payment_id", paid."id", paid."order_id", coalesce(wrong."amount_paise", paid."amount_paise"),
	CASE WHEN whole."id" IS NOT NULL THEN 'GOES_BACK' WHEN paid."purpose" = 'RECHARGE' THEN 'IN_WALLET' ELSE 'PAYS_ORDER' END,
	coalesce(paid."settled_at", paid."created_at")
FROM "payments" AS paid
LEFT JOIN "refunds" AS whole ON whole."payment_id" = paid."id" AND whole."reason" <> 'IN_PART'
LEFT JOIN "refunds" AS wrong ON wrong."payment_id" = paid."id" AND wrong."reason" = 'AMOUNT_MISMATCH'
WHERE paid."gateway_payment_id" IS NOT NULL AND (paid."status" = 'SUCCEEDED' OR paid."reason" = 'AMOUNT_MISMATCH');--> statement-breakpoint
CREATE INDEX "captures_payment_id" ON "captures" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "captures_paying" ON "captures" USING btree ("store_id","order_id") WHERE "captures"."state" = 'PAYS_ORDER';--> statement-breakpoint
DROP INDEX "refunds_rest";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "gateway_payment_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
UPDATE "refunds" SET "provider" = paid."provider", "gateway_payment_id" = paid."gateway_payment_id", "reference" = "refunds"."id",
	"state" = CASE WHEN "refunds"."sent_at" IS NULL THEN 'OWED' ELSE 'CONFIRMED' END, "done_at" = "refunds"."sent_at"
FROM "payments" AS paid WHERE paid."id" = "refunds"."payment_id";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "provider" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "gateway_payment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "state" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" DROP COLUMN "sent_at";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_capture" FOREIGN KEY ("store_id","provider","gateway_payment_id") REFERENCES "public"."captures"("store_id","provider","gateway_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_rest" ON "refunds" USING btree ("store_id","provider","gateway_payment_id") WHERE "refunds"."reason" <> 'IN_PART';--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "reason";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "gateway_payment_id";--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "way" text;--> statement-breakpoint
UPDATE "order_refunds" SET "way" = CASE WHEN its."payment_method" = 'PAYMENT_GATEWAY' THEN 'PAYMENT_PROVIDER' ELSE 'WALLET' END
FROM "orders" AS its WHERE its."id" = "order_refunds"."order_id";--> statement-breakpoint
ALTER TABLE "order_refunds" ALTER COLUMN "way" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "counted_quantity" integer;--> statement-breakpoint
UPDATE "product_variants" SET "counted_quantity" = "available_quantity" + coalesce((
	SELECT sum(item."quantity") FROM "order_items" AS item INNER JOIN "orders" AS its ON its."id" = item."order_id"
	WHERE item."variant_id" = "product_variants"."id" AND its."order_state" IN ('PENDING', 'PLACED', 'SHIPPED', 'DELIVERED')), 0);--> statement-breakpoint
ALTER TABLE "product_variants" ALTER COLUMN "counted_quantity" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_tokens" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
UPDATE "admin_tokens" SET "expires_at" = now() + interval '90 days';--> statement-breakpoint
ALTER TABLE "admin_tokens" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
UPDATE "customers" SET "erased_at" = now() WHERE "mobile" LIKE 'erased %';--> statement-breakpoint
-- An erased customer gets no new row and no money. `FOR KEY SHARE` waits for an erasure that is under way. Only a move
-- of the whole database (`haat.moving`) writes the rows of erased customers again.
CREATE FUNCTION refuse_erased_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('haat.moving', true) = 'on' THEN RETURN NEW; END IF;
	PERFORM 1 FROM "customers" WHERE "id" = NEW."customer_id" AND "erased_at" IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN RAISE EXCEPTION 'this customer was erased' USING ERRCODE = 'HA001'; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_erased_cart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('haat.moving', true) = 'on' THEN RETURN NEW; END IF;
	PERFORM 1 FROM "customers" WHERE "cart_id" = NEW."cart_id" AND "erased_at" IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN RAISE EXCEPTION 'this customer was erased' USING ERRCODE = 'HA001'; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_erased_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('haat.moving', true) = 'on' THEN RETURN NEW; END IF;
	PERFORM 1 FROM "customers" WHERE "wallet_id" = NEW."id" AND "erased_at" IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN RAISE EXCEPTION 'this customer was erased' USING ERRCODE = 'HA001'; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'this customer was erased' USING ERRCODE = 'HA001';
END $$;--> statement-breakpoint
CREATE TRIGGER "address_books_of_erased" BEFORE INSERT ON "address_books" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "cash_recharges_of_erased" BEFORE INSERT ON "cash_recharges" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "checkouts_of_erased" BEFORE INSERT ON "checkouts" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "idempotency_keys_of_erased" BEFORE INSERT ON "idempotency_keys" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "orders_of_erased" BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "payments_of_erased" BEFORE INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "sessions_of_erased" BEFORE INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "subscriptions_of_erased" BEFORE INSERT ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "reviews_of_erased" BEFORE INSERT ON "reviews" FOR EACH ROW WHEN (NEW."customer_id" IS NOT NULL) EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER "cart_lines_of_erased" BEFORE INSERT ON "cart_lines" FOR EACH ROW EXECUTE FUNCTION refuse_erased_cart();--> statement-breakpoint
CREATE TRIGGER "wallets_of_erased" BEFORE UPDATE ON "ledger_accounts" FOR EACH ROW WHEN (NEW."balance_paise" > OLD."balance_paise") EXECUTE FUNCTION refuse_erased_wallet();--> statement-breakpoint
CREATE TRIGGER "customers_erased" BEFORE UPDATE ON "customers" FOR EACH ROW WHEN (OLD."erased_at" IS NOT NULL) EXECUTE FUNCTION refuse_change_of_erased();
