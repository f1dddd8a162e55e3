CREATE TABLE "sandbox_gateway_captures" (
	"gateway_payment_id" text PRIMARY KEY NOT NULL,
	"gateway_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"captured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_gateway_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"refund_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "sandbox_gateway_refunds_refundId_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_gateway_webhooks" ADD COLUMN "gateway_payment_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_captures" ADD CONSTRAINT "sandbox_gateway_captures_gateway_id_sandbox_gateway_sessions_gateway_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."sandbox_gateway_sessions"("gateway_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_refunds" ADD CONSTRAINT "sandbox_gateway_refunds_gateway_id_sandbox_gateway_sessions_gateway_id_fk" FOREIGN KEY ("gateway_id") REFERENCES "public"."sandbox_gateway_sessions"("gateway_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_gateway_captures_session" ON "sandbox_gateway_captures" USING btree ("gateway_id");--> statement-breakpoint
ALTER TABLE "sandbox_gateway_webhooks" ADD CONSTRAINT "sandbox_gateway_webhooks_gateway_payment_id_sandbox_gateway_captures_gateway_payment_id_fk" FOREIGN KEY ("gateway_payment_id") REFERENCES "public"."sandbox_gateway_captures"("gateway_payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_gateway_sessions" DROP COLUMN "refund_id";