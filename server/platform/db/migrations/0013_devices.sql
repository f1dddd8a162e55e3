CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"pickup" jsonb,
	"idle_seconds" integer DEFAULT 90 NOT NULL,
	"pairing_hash" text,
	"pairing_expires_at" timestamp with time zone,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"paired_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"version" text DEFAULT '' NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"last_error_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "devices_pairingHash_unique" UNIQUE("pairing_hash"),
	CONSTRAINT "devices_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_store_mobile";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "guest_of_device_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_store" ON "devices" USING btree ("store_id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_guest_of_device_id_devices_id_fk" FOREIGN KEY ("guest_of_device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_variants_barcode" ON "product_variants" USING btree ("store_id","barcode") WHERE "product_variants"."barcode" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "customers_store_mobile" ON "customers" USING btree ("store_id","mobile") WHERE "customers"."guest_of_device_id" IS NULL;--> statement-breakpoint
CREATE INDEX "sessions_open_at_device" ON "sessions" USING btree ("device_id") WHERE "sessions"."revoked_at" IS NULL;