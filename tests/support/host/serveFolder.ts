import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";

/** Serves a folder over HTTP on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyStatic, { root: resolve(folder) });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return { origin, stop: () => app.close() };
}
