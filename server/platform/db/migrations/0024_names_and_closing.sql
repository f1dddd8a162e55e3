ALTER TABLE "organizations" ADD COLUMN "former_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "closed_reason" text;--> statement-breakpoint
CREATE INDEX "organizations_former_ids" ON "organizations" USING gin ("former_ids");