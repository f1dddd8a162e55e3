CREATE TABLE "subscription_deliveries" (
	"subscription_id" text NOT NULL,
	"date" date NOT NULL,
	"state" text NOT NULL,
	"reason_code" text,
	"order_id" text,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_deliveries_subscription_id_date_pk" PRIMARY KEY("subscription_id","date"),
	CONSTRAINT "subscription_deliveries_order" UNIQUE("order_id"),
	CONSTRAINT "subscription_deliveries_ordered" CHECK (("subscription_deliveries"."state" = 'ORDERED') = ("subscription_deliveries"."order_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "subscription_settings" (
	"store_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"cut_off_time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"last_seen" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"delivery_slot" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"payment_method" text NOT NULL,
	"days_of_week" text[] NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"is_active" boolean NOT NULL,
	"pause_from" date,
	"pause_until" date,
	"open_from" date NOT NULL,
	"next_cut_off_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "subscriptions_quantity" CHECK ("subscriptions"."quantity" > 0),
	CONSTRAINT "subscriptions_end" CHECK ("subscriptions"."end_date" >= "subscriptions"."start_date"),
	CONSTRAINT "subscriptions_pause" CHECK ("subscriptions"."pause_until" >= "subscriptions"."pause_from")
);
--> statement-breakpoint
ALTER TABLE "subscription_deliveries" ADD CONSTRAINT "subscription_deliveries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_deliveries" ADD CONSTRAINT "subscription_deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_settings" ADD CONSTRAINT "subscription_settings_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_cut_off_at");