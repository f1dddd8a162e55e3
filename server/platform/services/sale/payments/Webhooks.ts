import { and, eq, isNotNull } from "drizzle-orm";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { Clock } from "../../../clock";
import type { Db, Transaction } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { payments, refunds, webhookEvents } from "../../../db/schema/payments";
import { notFound, PlatformError } from "../../../errors";
import { words } from "../words";
import type { Gateways } from "./gateways/createGateways";
import { WebhookRefused } from "./gateways/GatewayError";
import type { PaymentGateway, WebhookHeaders, WebhookReport } from "./gateways/PaymentGateway";
import type { Purposes } from "./PaymentPurpose";
import { lockPayment, settlePayment } from "./settlePayment";

interface WebhooksLog {
  error(fields: object, message: string): void;
}

/** Receives the webhooks of gateways. */
export class Webhooks {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly gateways: Gateways,
    private readonly purposes: Purposes,
    private readonly log: WebhooksLog,
  ) {}

  /**
   * Returns when the event's effect is committed, because the gateway repeats an event until it is answered with 2xx.
   * @throws 401 `WEBHOOK_REFUSED` for a wrong signature, 404 for a provider that is not in use
   */
  async receive(provider: string, headers: WebhookHeaders, rawBody: Buffer): Promise<void> {
    const gateway = this.gateways.get(provider.toUpperCase() as PaymentProviderId);
    if (gateway === undefined) throw notFound(words.noProvider);
    const report = readSigned(gateway, headers, rawBody);
    if (report === undefined) return;
    if (report.kind === "refund") return this.askSoon(gateway.provider, report.reference);
    await inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const paymentId = await find(tx, gateway.provider, report.about);
      const payment = paymentId === undefined ? undefined : await lockPayment(tx, paymentId, this.purposes);
      const { eventId, status } = report;
      const heard = await tx
        .insert(webhookEvents)
        .values({ provider: gateway.provider, eventId, paymentId, status, receivedAt: now })
        .onConflictDoNothing()
        .returning({ eventId: webhookEvents.eventId });
      if (heard.length === 0) return;
      if (payment === undefined) {
        // Another program may use the same account at the gateway, but money of ours must never be lost silently.
        this.log.error({ provider: gateway.provider, report }, "the gateway reports a payment that is not known here");
        return;
      }
      await settlePayment(tx, payment, report, this.purposes, now);
    });
  }

  /** The event's word about a refund is a hint, so the gateway is asked. */
  private async askSoon(provider: PaymentProviderId, reference: string): Promise<void> {
    await this.db.orm
      .update(refunds)
      .set({ nextAttemptAt: this.clock.now() })
      .where(and(eq(refunds.provider, provider), eq(refunds.reference, reference), isNotNull(refunds.nextAttemptAt)));
  }
}

function readSigned(gateway: PaymentGateway, headers: WebhookHeaders, rawBody: Buffer): WebhookReport | undefined {
  try {
    return gateway.readWebhook(headers, rawBody);
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    throw new PlatformError(401, "WEBHOOK_REFUSED", words.notSigned);
  }
}

type PaymentReport = Extract<WebhookReport, { kind: "payment" }>;

async function find(
  tx: Transaction,
  provider: PaymentProviderId,
  about: PaymentReport["about"],
): Promise<string | undefined> {
  const named = "paymentId" in about ? eq(payments.id, about.paymentId) : eq(payments.gatewayId, about.gatewayId);
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), named));
  return row?.id;
}
