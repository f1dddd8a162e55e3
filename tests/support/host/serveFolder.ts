import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";

/** Serves a folder over HTTP on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  // The files of a stored build do not change, and a page that is loaded again need not compile their code again.
  await app.register(fastifyStatic, { root: resolve(folder), maxAge: "1h", immutable: true });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return { origin, stop: () => app.close() };
}
