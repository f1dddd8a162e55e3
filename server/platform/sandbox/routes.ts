import type { FastifyInstance } from "fastify";
import { Type } from "typebox";
import type { FaultRule, Faults } from "./Faults";
import { messagesPage } from "./messagesPage";
import { lookUpPincode } from "./pincodes";
import type { SandboxMessages } from "./SandboxMessages";

const faultRule = Type.Object({
  path: Type.String({ minLength: 1, maxLength: 500 }),
  method: Type.Optional(Type.String({ maxLength: 10 })),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
  errorRate: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  times: Type.Optional(Type.Integer({ minimum: 1 })),
  dropReply: Type.Optional(Type.Boolean()),
  body: Type.Optional(Type.String()),
  contentType: Type.Optional(Type.String({ pattern: "^[\\w.+-]+/[\\w.+-]+(; ?[\\w=-]+)?$" })),
});

/** Serves replacements of the outside world for people who try the shop out; in sandbox mode only. */
export function serveSandbox(app: FastifyInstance, messages: SandboxMessages, faults: Faults): void {
  const hidden = { hide: true };
  app.get<{ Querystring: { mobile?: string } }>(
    "/sandbox/messages",
    { schema: { ...hidden, querystring: Type.Object({ mobile: Type.Optional(Type.String({ maxLength: 20 })) }) } },
    async (request) => messages.list(request.query.mobile),
  );
  app.get("/sandbox/", { schema: hidden }, async (_request, reply) =>
    reply
      .header("content-security-policy", "default-src 'none'; style-src 'self'")
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(messagesPage(await messages.list())),
  );
  app.get<{ Params: { pin: string } }>("/sandbox/pincode/:pin", { schema: hidden }, async (request, reply) =>
    reply.header("access-control-allow-origin", "*").send(lookUpPincode(request.params.pin)),
  );
  app.post<{ Body: { rules: FaultRule[] } }>(
    "/sandbox/faults",
    { schema: { ...hidden, body: Type.Object({ rules: Type.Array(faultRule, { maxItems: 200 }) }) } },
    async (request) => {
      faults.set(request.body.rules);
      return { rules: request.body.rules.length };
    },
  );
  app.delete("/sandbox/faults", { schema: hidden }, async () => {
    faults.clear();
    return { rules: 0 };
  });
}
