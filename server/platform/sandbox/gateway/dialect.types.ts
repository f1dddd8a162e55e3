import type { FastifyInstance } from "fastify";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { SandboxCredentials } from "../../services/sale/payments/gateways/sandboxCredentials";
import type { GatewayLedger, GatewaySessionRow } from "./GatewayLedger";

export interface GatewayEvent {
  status: TransactionStatus;
  happenedAt: Date;
  /** The money of the event, when it is not the session's own payment. */
  capture?: { gatewayPaymentId: string; amountPaise: number };
}

export interface SignedWebhook {
  headers: Record<string, string>;
  body: string;
}

/** One provider's protocol: the calls of its server, and webhooks signed in its way. */
export interface Dialect {
  serve(app: FastifyInstance, ledger: GatewayLedger, credentials: SandboxCredentials): void;
  webhook(session: GatewaySessionRow, event: GatewayEvent, credentials: SandboxCredentials): SignedWebhook;
}
