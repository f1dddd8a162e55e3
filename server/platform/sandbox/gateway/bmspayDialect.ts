import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { conflict, PlatformError } from "../../errors";
import { SANDBOX_API } from "../../services/sale/payments/gateways/sandboxCredentials";
import { hmacSha256, isSame } from "../../services/sale/payments/gateways/signatures";
import type { Dialect } from "./dialect.types";
import type { GatewaySessionRow } from "./GatewayLedger";

/** The session's own payment has the session's id. */
const idOf = (session: GatewaySessionRow, { gatewayPaymentId }: { gatewayPaymentId: string | null }) =>
  gatewayPaymentId === null || gatewayPaymentId === session.gatewayPaymentId ? session.gatewayId : gatewayPaymentId;

/** The protocol that docs/payment-gateways.md describes. */
export const bmspayDialect: Dialect = {
  serve: (app, ledger, { bmspay: { secret } }) => {
    const base = SANDBOX_API.bmspay;
    const check = (request: FastifyRequest, text: string) => {
      if (isSame(request.headers["x-bmspay-signature"], hmacSha256(secret, "hex", text))) return;
      throw new PlatformError(401, "SIGNATURE_REFUSED", "The signature is wrong.");
    };
    app.post<{ Body: { reference: string; amount: number; note?: string } }>(
      `${base}/payments`,
      {
        schema: {
          hide: true,
          body: Type.Object({
            reference: Type.String({ minLength: 1, maxLength: 100 }),
            amount: Type.Integer({ minimum: 1 }),
            mobile: Type.String(),
            note: Type.Optional(Type.String({ maxLength: 200 })),
          }),
        },
      },
      async (request) => {
        const { reference, amount, note } = request.body;
        check(request, JSON.stringify(request.body));
        const session = await ledger.open({
          provider: "BMSPAY",
          reference,
          amountPaise: amount,
          storeName: note ?? "",
        });
        const { gatewayId, sessionId } = session;
        return { paymentId: gatewayId, sessionId, paymentUrl: `/sandbox/gateway/${sessionId}` };
      },
    );
    app.get<{ Params: { id: string } }>(`${base}/payments/:id`, { schema: { hide: true } }, async (request) => {
      check(request, request.url.slice(base.length));
      const session = await ledger.find("reference", request.params.id);
      const taken = (await ledger.attemptsOf(session)).filter(({ status }) => status === "SUCCEEDED");
      const status = taken.length > 0 ? "SUCCEEDED" : ledger.statusOf(session);
      const captures = taken.map((one) => ({ paymentId: idOf(session, one), amount: one.amountPaise }));
      return { paymentId: session.gatewayId, status, amount: session.amountPaise, captures };
    });
    app.post<{ Params: { id: string }; Body: { reference: string; amount: number } }>(
      `${base}/payments/:id/refunds`,
      {
        schema: {
          hide: true,
          body: Type.Object({
            reference: Type.String(),
            paymentId: Type.String(),
            amount: Type.Integer({ minimum: 1 }),
            reason: Type.String(),
          }),
        },
      },
      async (request) => {
        check(request, JSON.stringify(request.body));
        const { reference, amount } = request.body;
        const refund = await ledger.refund(await ledger.find("reference", request.params.id), reference, amount);
        if (refund === undefined) throw conflict("NOT_PAID", "There is nothing to refund.");
        return { refundId: refund.refundId, status: refund.status };
      },
    );
    app.get<{ Params: { id: string; reference: string } }>(
      `${base}/payments/:id/refunds/:reference`,
      { schema: { hide: true } },
      async (request) => {
        check(request, request.url.slice(base.length));
        const { refundId, status } = await ledger.findRefund("reference", request.params.reference);
        return { refundId, status };
      },
    );
  },
  webhook: (session, { status, happenedAt, capture }, { bmspay }) => {
    const { reference } = session;
    const { amountPaise } = capture ?? session;
    const paymentId = capture === undefined ? session.gatewayId : idOf(session, capture);
    const eventId = createHash("sha256").update(`${paymentId} ${status} ${happenedAt.toISOString()}`).digest("hex");
    const body = JSON.stringify({ eventId, reference, paymentId, status, amount: amountPaise });
    return { headers: { "x-bmspay-signature": hmacSha256(bmspay.secret, "hex", body) }, body };
  },
};
