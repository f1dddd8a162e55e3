import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { SandboxRefundStatus } from "../../db/schema/sandboxGateway";
import { repeatEvery } from "../../repeatEvery";
import type { ServiceDeps } from "../../services/common/ServiceDeps.types";
import { sandboxCredentials } from "../../services/sale/payments/gateways/sandboxCredentials";
import { bmspayDialect } from "./bmspayDialect";
import { cashfreeDialect } from "./cashfreeDialect";
import type { Dialect } from "./dialect.types";
import { GatewayLedger } from "./GatewayLedger";
import { isPayMethod } from "./payForm";
import { payPage } from "./payPage";
import { razorpayDialect } from "./razorpayDialect";
import { cashfreeSdk } from "./sdk/cashfreeSdk";
import { razorpaySdk } from "./sdk/razorpaySdk";
import { WebhookDelivery, type WebhookSettings } from "./WebhookDelivery";

export const dialects: Record<PaymentProviderId, Dialect> = {
  CASHFREE: cashfreeDialect,
  RAZORPAY: razorpayDialect,
  BMSPAY: bmspayDialect,
};

const DELIVERY_MS = 500;

const outcomeInput = Type.Object({
  outcome: Type.Union(["pay", "fail", "drop", "silent", "late"].map((one) => Type.Literal(one))),
  /** The delay of the outcome `late`, in seconds. */
  delaySeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 259_200 })),
});
const STATUS: Record<string, TransactionStatus> = {
  pay: "SUCCEEDED",
  late: "SUCCEEDED",
  fail: "FAILED",
  drop: "USER_DROPPED",
};

const refundStatus = Type.Union([Type.Literal("PENDING"), Type.Literal("SUCCEEDED"), Type.Literal("FAILED")]);
const settingsInput = Type.Object({
  copies: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  shuffle: Type.Optional(Type.Boolean()),
  mute: Type.Optional(Type.Boolean()),
  /** How new refunds begin. */
  refunds: Type.Optional(refundStatus),
});
const captureInput = Type.Object({ amountPaise: Type.Integer({ minimum: 1 }) });

/**
 * Replaces every payment gateway (platform-api, Running it): the calls of its server, its pay page, its webhooks, its
 * browser scripts.
 */
export const sandboxGateway =
  ({ db, clock, config, ownAddress }: ServiceDeps) =>
  async (app: FastifyInstance) => {
    const credentials = sandboxCredentials(config.tokenSecret);
    const ledger = new GatewayLedger(db, clock);
    const delivery = new WebhookDelivery(db, clock, ownAddress, dialects, credentials);
    const hidden = { hide: true };
    for (const dialect of Object.values(dialects)) dialect.serve(app, ledger, credentials);
    repeatEvery(app, DELIVERY_MS, () => delivery.run());
    app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
      const { outcome, delaySeconds } = Object.fromEntries(new URLSearchParams(String(body)));
      done(null, { outcome, ...(delaySeconds && { delaySeconds: Number(delaySeconds) }) });
    });

    app.post<{ Body: Partial<WebhookSettings> & { refunds?: SandboxRefundStatus } }>(
      "/sandbox/gateway/settings",
      { schema: { ...hidden, body: settingsInput } },
      async ({ body: { refunds = "SUCCEEDED", ...body } }) => {
        delivery.settings = { copies: 1, shuffle: false, mute: false, ...body };
        ledger.newRefunds = refunds;
        return { ...delivery.settings, refunds };
      },
    );

    app.post<{ Body: { status: SandboxRefundStatus } }>(
      "/sandbox/gateway/refunds",
      { schema: { ...hidden, body: Type.Object({ status: refundStatus }) } },
      async ({ body: { status } }) => {
        await ledger.decideRefunds(status);
        return { status };
      },
    );

    app.post<{ Params: { sessionId: string }; Body: { amountPaise: number } }>(
      "/sandbox/gateway/:sessionId/captures",
      { schema: { ...hidden, body: captureInput } },
      async ({ params, body: { amountPaise } }) => {
        const session = await ledger.find("sessionId", params.sessionId);
        const at = clock.now();
        const gatewayPaymentId = await ledger.payMore(session, amountPaise, at);
        await delivery.queue(session.gatewayId, "SUCCEEDED", at, gatewayPaymentId);
        await delivery.run();
        return { gatewayPaymentId };
      },
    );

    app.get<{ Params: { sessionId: string }; Querystring: { method?: string; done?: string } }>(
      "/sandbox/gateway/:sessionId",
      { schema: hidden },
      async ({ params, query }, reply) => {
        const session = await ledger.find("sessionId", params.sessionId);
        const nonce = randomBytes(16).toString("base64");
        const policy = [
          "default-src 'none'",
          `style-src 'nonce-${nonce}'`,
          `script-src 'nonce-${nonce}'`,
          "form-action 'self'",
          "base-uri 'none'",
          "frame-ancestors 'self' http: https:",
        ];
        return reply
          .header("content-security-policy", policy.join("; "))
          .header("cache-control", "no-store")
          .type("text/html; charset=utf-8")
          .send(
            payPage({
              session,
              status: ledger.statusOf(session),
              method: isPayMethod(query.method) ? query.method : "upi",
              done: query.done,
              nonce,
            }),
          );
      },
    );

    app.post<{ Params: { sessionId: string }; Body: { outcome: string; delaySeconds?: number } }>(
      "/sandbox/gateway/:sessionId/outcome",
      { schema: { ...hidden, body: outcomeInput } },
      async ({ params, body, headers }, reply) => {
        const session = await ledger.find("sessionId", params.sessionId);
        const late = body.outcome === "late" ? (body.delaySeconds ?? 45) * 1000 : 0;
        const at = new Date(clock.now().getTime() + late);
        const status = STATUS[body.outcome];
        if (status !== undefined && (await ledger.decide(session, status, at))) {
          await delivery.queue(session.gatewayId, status, at);
          if (late === 0) await delivery.run();
        }
        if (headers["content-type"]?.startsWith("application/json")) return { outcome: body.outcome };
        return reply.redirect(`/sandbox/gateway/${encodeURIComponent(params.sessionId)}?done=${body.outcome}`, 303);
      },
    );

    for (const [name, script] of Object.entries({ cashfree: cashfreeSdk, razorpay: razorpaySdk })) {
      app.get(`/sandbox/sdk/${name}.js`, { schema: hidden }, async (_request, reply) =>
        reply
          .header("cache-control", "no-cache")
          .header("access-control-allow-origin", "*")
          .header("cross-origin-resource-policy", "cross-origin")
          .type("text/javascript; charset=utf-8")
          .send(script),
      );
    }
  };
