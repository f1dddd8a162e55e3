CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"order_id" text,
	"provider" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"user_mobile" text NOT NULL,
	"user_mail" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"gateway_id" text,
	"gateway_payment_id" text,
	"payment_session_id" text,
	"payment_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	CONSTRAINT "payments_gateway" UNIQUE("provider","gateway_id"),
	CONSTRAINT "payments_gateway_payment" UNIQUE("provider","gateway_payment_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_paise" > 0),
	CONSTRAINT "payments_purpose" CHECK (("payments"."purpose" = 'ORDER') = ("payments"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"store_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"gateway_refund_id" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "refunds_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text,
	"status" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_sessions" (
	"gateway_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"store_name" text NOT NULL,
	"outcome" text NOT NULL,
	"outcome_at" timestamp with time zone,
	"gateway_payment_id" text,
	"refund_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_gateway_sessions_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "sandbox_gateway_sessions_reference_unique" UNIQUE("reference"),
	CONSTRAINT "sandbox_gateway_sessions_gatewayPaymentId_unique" UNIQUE("gateway_payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_gateway_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway_id" text NOT NULL,
	"status" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"deliver_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_webhooks" ADD CONSTRAINT "sandbox_gateway_webhooks_gateway_id_sandbox_gateway_sessions_gateway_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."sandbox_gateway_sessions"("gateway_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "sandbox_gateway_webhooks_due" ON "sandbox_gateway_webhooks" USING btree ("deliver_at");--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("order_date") WHERE "orders"."order_state" = 'PENDING';