CREATE SCHEMA "search_index";
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"customer_id" text,
	"author_name" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_own" UNIQUE("product_id","customer_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "search_index"."category_changes" (
	"store_id" text PRIMARY KEY NOT NULL,
	"changed_xid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_index"."listings" (
	"number" integer PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"product_id" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"is_visible" boolean NOT NULL,
	"price_paise" integer NOT NULL,
	"is_subscribable" boolean NOT NULL,
	"rating_tenths" smallint NOT NULL,
	"name_key" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"changed_xid" bigint NOT NULL,
	CONSTRAINT "listings_productId_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "search_index"."words" (
	"store_id" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "words_store_id_word_pk" PRIMARY KEY("store_id","word")
);
--> statement-breakpoint
DROP INDEX "products_search_vector";--> statement-breakpoint
DROP INDEX "products_search_text";--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_store" ON "search_index"."listings" USING btree ("store_id","changed_xid");--> statement-breakpoint
CREATE INDEX "listings_name" ON "search_index"."listings" USING btree ("store_id","name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listings_words" ON "search_index"."listings" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "words_alike" ON "search_index"."words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "products_number" ON "products" USING btree ("created_order");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_vector";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";