CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
-- Orders from before this table: what the outbox remembers of them.
INSERT INTO "order_events" ("order_id", "state", "created_at")
	SELECT "id", 'ORDERED', "order_date" FROM "orders" ORDER BY "order_date", "id";--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "state", "note", "created_at")
	SELECT o."id",
		CASE e."type"
			WHEN 'order.placed' THEN 'PLACED' WHEN 'order.shipped' THEN 'SHIPPED' WHEN 'order.delivered' THEN 'DELIVERED'
			WHEN 'order.failed' THEN 'PAYMENT_FAILED' WHEN 'order.cancelled' THEN 'CANCELLED'
			WHEN 'payment.succeeded' THEN 'PAID' WHEN 'refund.queued' THEN 'REFUND_STARTED' ELSE 'REFUNDED'
		END,
		CASE WHEN e."type" = 'order.' || lower(o."order_state") THEN o."state_reason" ELSE '' END,
		e."created_at"
	FROM "outbox_events" e JOIN "orders" o ON o."id" = e."payload"->>'orderId'
	WHERE e."type" IN ('order.placed', 'order.shipped', 'order.delivered', 'order.failed', 'order.cancelled',
		'payment.succeeded', 'refund.queued', 'refund.sent')
	ORDER BY e."id";
