import Fastify from "fastify";
import { GatewayError } from "#server/platform/services/sale/payments/gateways/GatewayError.ts";
import type { FakeGateway } from "./FakeGateway";

/** Serves a gateway to `remoteGateway` in other processes. */
export async function serveGateway(gateway: FakeGateway): Promise<{ url: string; close(): Promise<void> }> {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, JSON.parse(String(body))));
  app.post<{ Params: { call: keyof FakeGateway }; Body: unknown[] }>("/:call", async ({ params, body }, reply) => {
    try {
      const call = gateway[params.call] as (...given: unknown[]) => unknown;
      const result = await call.apply(gateway, body);
      return { result: Buffer.isBuffer(result) ? result.toString() : result };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return reply.code(error.status ?? 503).send(error.message);
    }
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, close: () => app.close() };
}
