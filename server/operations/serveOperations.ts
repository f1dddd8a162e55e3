import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { collectDefaultMetrics, type Registry } from "prom-client";

export interface Watched {
  metrics: Registry;
  /** What is missing before shoppers can be served; nothing: they can. */
  missing(): Promise<string[]>;
}

/**
 * For those who run the shop, on a port of its own that no shopper reaches: `/health/live` while the process lives,
 * `/health/ready` while it can serve, `/metrics` for Prometheus.
 */
export async function serveOperations(
  { host, port }: { host: string; port: number },
  { metrics, missing }: Watched,
): Promise<{ port: number; close(): Promise<void> }> {
  collectDefaultMetrics({ register: metrics });
  const app = Fastify({ forceCloseConnections: true });
  app.addHook("onRequest", async (_, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get("/health/live", async () => ({ live: true }));
  app.get("/health/ready", async (_, reply) => {
    const absent = await missing();
    return reply.code(absent.length > 0 ? 503 : 200).send({ ready: absent.length === 0, missing: absent });
  });
  app.get("/metrics", async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
