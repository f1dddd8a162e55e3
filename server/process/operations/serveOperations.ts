import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { operationsRoutes } from "./operationsRoutes";
import type { Watched } from "./Watched.types";

export interface Operations {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves health and metrics to the people who run the shop, on a separate port that no shopper reaches
 * (`METRICS_PORT`).
 */
export async function serveOperations(
  { host, port }: { host: string; port: number },
  watched: Watched,
): Promise<Operations> {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(operationsRoutes, { ...watched, reader: "anybody" });
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
