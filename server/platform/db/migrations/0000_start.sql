CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "announcement_bars" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"position" integer NOT NULL,
	"message" text NOT NULL,
	"background_color" text NOT NULL,
	"color" text NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"position" integer NOT NULL,
	"banner_path" text NOT NULL,
	"alt_text" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_slots" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"position" integer NOT NULL,
	"q" text NOT NULL,
	"a" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"friendly_id" text NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"logo_path" text NOT NULL,
	CONSTRAINT "organizations_friendlyId_unique" UNIQUE("friendly_id")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"location_id" text NOT NULL,
	"description" text NOT NULL,
	"favicon" text NOT NULL,
	"colors" jsonb NOT NULL,
	"grid" jsonb NOT NULL,
	"support" jsonb NOT NULL,
	"policies" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"payment" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"position" integer NOT NULL,
	"customer_name" text NOT NULL,
	"message" text NOT NULL,
	"city" text NOT NULL,
	"image_path" text NOT NULL,
	"rating" numeric(2, 1) NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"image_path" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"store_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"selling_price_paise" integer NOT NULL,
	"available_quantity" integer NOT NULL,
	"weight" numeric(10, 3) NOT NULL,
	"weight_unit" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"image_path_list" jsonb NOT NULL,
	CONSTRAINT "product_variants_position" UNIQUE("product_id","position"),
	CONSTRAINT "product_variants_sku" UNIQUE("store_id","sku"),
	CONSTRAINT "product_variants_stock" CHECK ("product_variants"."available_quantity" >= 0),
	CONSTRAINT "product_variants_money" CHECK ("product_variants"."mrp_paise" >= 0 AND "product_variants"."selling_price_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"created_order" integer GENERATED ALWAYS AS IDENTITY (sequence name "products_created_order_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"description" text NOT NULL,
	"thumbnail" text NOT NULL,
	"is_subscribable" boolean NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"tax_type" text NOT NULL,
	"average_rating" numeric(2, 1),
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple'::regconfig, "products"."name"), 'A') || setweight(to_tsvector('simple'::regconfig, "products"."brand"), 'B')) STORED,
	"search_text" text GENERATED ALWAYS AS (lower("products"."name" || ' ' || "products"."brand")) STORED
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"org_id" text NOT NULL,
	"mobile" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"gender" text,
	"dp_url" text DEFAULT '' NOT NULL,
	"wallet_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_walletId_unique" UNIQUE("wallet_id"),
	CONSTRAINT "customers_cartId_unique" UNIQUE("cart_id"),
	CONSTRAINT "customers_store_mobile" UNIQUE("store_id","mobile")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"store_id" text NOT NULL,
	"mobile" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "one_time_codes_store_id_mobile_pk" PRIMARY KEY("store_id","mobile")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"successor_hash" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"text" text NOT NULL,
	"otp" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "address_books" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"address_list" jsonb NOT NULL,
	"default_address_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"sku" text NOT NULL,
	"thumbnail" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"selling_price_paise" integer NOT NULL,
	"weight" numeric(10, 3) NOT NULL,
	"weight_unit" text NOT NULL,
	"tax_type" text NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_cart_id_variant_id_pk" PRIMARY KEY("cart_id","variant_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkout_lines" (
	"checkout_id" text NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"sku" text NOT NULL,
	"thumbnail" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"selling_price_paise" integer NOT NULL,
	"weight" numeric(10, 3) NOT NULL,
	"weight_unit" text NOT NULL,
	"tax_type" text NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "checkout_lines_checkout_id_position_pk" PRIMARY KEY("checkout_id","position")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" text NOT NULL,
	"shipping_address" jsonb,
	"payment_method" text,
	"total_price_paise" bigint NOT NULL,
	"total_discount_paise" bigint NOT NULL,
	"coupon_discount_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"final_price_paise" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"order_id" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"customer_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status_code" integer,
	"reply" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_customer_id_key_pk" PRIMARY KEY("customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"sku" text NOT NULL,
	"thumbnail" text NOT NULL,
	"mrp_paise" integer NOT NULL,
	"selling_price_paise" integer NOT NULL,
	"weight" numeric(10, 3) NOT NULL,
	"weight_unit" text NOT NULL,
	"tax_type" text NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_items_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"store_id" text NOT NULL,
	"org_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"order_date" timestamp with time zone NOT NULL,
	"order_state" text NOT NULL,
	"state_reason" text DEFAULT '' NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"total_price_paise" bigint NOT NULL,
	"total_discount_paise" bigint NOT NULL,
	"coupon_discount_paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"shipping_paise" bigint NOT NULL,
	"final_price_paise" bigint NOT NULL,
	CONSTRAINT "orders_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "orders_number" UNIQUE("store_id","order_number")
);
--> statement-breakpoint
CREATE TABLE "outbox_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcement_bars" ADD CONSTRAINT "announcement_bars_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slots" ADD CONSTRAINT "delivery_slots_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_books" ADD CONSTRAINT "address_books_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_customers_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."customers"("cart_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_events" ADD CONSTRAINT "outbox_events_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_bars_store" ON "announcement_bars" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "banners_store" ON "banners" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "delivery_slots_store" ON "delivery_slots" USING btree ("store_id","start_time");--> statement-breakpoint
CREATE INDEX "faqs_store" ON "faqs" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "stores_org" ON "stores" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "testimonials_store" ON "testimonials" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "categories_store" ON "categories" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "product_variants_price" ON "product_variants" USING btree ("store_id","selling_price_paise");--> statement-breakpoint
CREATE INDEX "products_store" ON "products" USING btree ("store_id","position");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "products_search_vector" ON "products" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sandbox_messages_mobile" ON "sandbox_messages" USING btree ("mobile","id");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "checkouts_customer" ON "checkouts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","order_date","id");