CREATE TABLE "failed_searches" (
	"store_id" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "failed_searches_store_id_query_pk" PRIMARY KEY("store_id","query")
);
--> statement-breakpoint
ALTER TABLE "failed_searches" ADD CONSTRAINT "failed_searches_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;