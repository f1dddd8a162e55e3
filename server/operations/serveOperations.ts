import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { Registry } from "prom-client";

export interface Watched {
  /** In the words of Prometheus. */
  figures(): Promise<string>;
  /** What is missing before shoppers can be served; nothing: they can. */
  missing(): Promise<string[]>;
}

export interface Operations {
  port: number;
  close(): Promise<void>;
}

/**
 * For those who run the shop, on a port of its own that no shopper reaches: `/health/live` while the process lives,
 * `/health/ready` while it can serve, `/metrics` for Prometheus.
 */
export async function serveOperations(
  { host, port }: { host: string; port: number },
  { figures, missing }: Watched,
): Promise<Operations> {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook("onRequest", async (_, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get("/health/live", async () => ({ live: true }));
  app.get("/health/ready", async (_, reply) => {
    const absent = await missing();
    return reply.code(absent.length > 0 ? 503 : 200).send({ ready: absent.length === 0, missing: absent });
  });
  app.get("/metrics", async (_, reply) => reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await figures()));
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
