import { eq, lte } from "drizzle-orm";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { Clock } from "../../clock";
import type { Db } from "../../db/db.types";
import { inTransaction } from "../../db/inTransaction";
import {
  sandboxGatewayCaptures as captures,
  sandboxGatewaySessions as sessions,
  sandboxGatewayWebhooks as webhooks,
} from "../../db/schema/sandboxGateway";
import { webhookPath } from "../../services/sale/payments/gateways/createGateways";
import type { SandboxCredentials } from "../../services/sale/payments/gateways/sandboxCredentials";
import type { Dialect } from "./dialect.types";

const AT_ONCE = 50;
const ATTEMPTS = 8;
const SHUFFLED_OVER_MS = 2000;

/** How the gateway's webhooks misbehave (platform-api, Running it). */
export interface WebhookSettings {
  /** How often each event is delivered. */
  copies: number;
  /** A failed attempt is reported before each success, and deliveries come in any order. */
  shuffle: boolean;
  /** No webhook is sent, so that the platform learns the outcome only by asking. */
  mute: boolean;
}

type Due = Awaited<ReturnType<WebhookDelivery["claim"]>>[number];

/** Sends webhooks to the platform's own HTTP address, and repeats each one until it is answered with 2xx. */
export class WebhookDelivery {
  settings: WebhookSettings = { copies: 1, shuffle: false, mute: false };
  private readonly runs = new Set<Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly origin: () => string,
    private readonly dialects: Record<PaymentProviderId, Dialect>,
    private readonly credentials: SandboxCredentials,
  ) {}

  /** @param gatewayPaymentId of the money, when it is not the session's own payment */
  async queue(gatewayId: string, status: TransactionStatus, at: Date, gatewayPaymentId?: string): Promise<void> {
    const { copies, shuffle, mute } = this.settings;
    if (mute) return;
    const statuses: TransactionStatus[] = shuffle && status === "SUCCEEDED" ? ["FAILED", status] : [status];
    const rows = statuses.flatMap((one) =>
      Array.from({ length: copies }, () => ({
        gatewayId,
        status: one,
        gatewayPaymentId,
        happenedAt: at,
        deliverAt: new Date(at.getTime() + (shuffle ? Math.random() * SHUFFLED_OVER_MS : 0)),
      })),
    );
    await this.db.orm.insert(webhooks).values(rows);
  }

  /**
   * Delivers due webhooks. Several processes may do so: each takes rows that no other process holds. It also waits for the
   * deliveries of other runs in this process, so that a caller may then look at their effect.
   */
  async run(): Promise<void> {
    const run = this.deliverDue().finally(() => this.runs.delete(run));
    this.runs.add(run);
    await run;
    await Promise.all(this.runs);
  }

  private async deliverDue(): Promise<void> {
    await Promise.all((await this.claim()).map((due) => this.deliver(due)));
  }

  /** Takes due rows, so that no other process delivers them at the same time. */
  claim() {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const due = await tx
        .select({ webhook: webhooks, session: sessions, capture: captures })
        .from(webhooks)
        .innerJoin(sessions, eq(sessions.gatewayId, webhooks.gatewayId))
        .leftJoin(captures, eq(captures.gatewayPaymentId, webhooks.gatewayPaymentId))
        .where(lte(webhooks.deliverAt, now))
        .orderBy(webhooks.deliverAt)
        .limit(AT_ONCE)
        .for("update", { of: webhooks, skipLocked: true });
      for (const { webhook } of due) {
        const deliverAt = new Date(now.getTime() + 1000 * 2 ** webhook.attempts);
        const again = { attempts: webhook.attempts + 1, deliverAt };
        if (again.attempts < ATTEMPTS) await tx.update(webhooks).set(again).where(eq(webhooks.id, webhook.id));
        else await tx.delete(webhooks).where(eq(webhooks.id, webhook.id));
      }
      return due;
    });
  }

  private async deliver({ webhook, session, capture }: Due): Promise<void> {
    const event = { ...webhook, ...(capture !== null && { capture }) };
    const { headers, body } = this.dialects[session.provider].webhook(session, event, this.credentials);
    try {
      const { ok } = await fetch(this.origin() + webhookPath(session.provider), {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      if (ok) await this.db.orm.delete(webhooks).where(eq(webhooks.id, webhook.id));
    } catch {
      // Nobody answered. The row stays and is due again later.
    }
  }
}
