import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { resolve } from "node:path";
import Fastify from "fastify";
import { readHostConfig } from "#server/host/settings/readHostConfig.ts";
import { storefrontHost } from "#server/host/storefrontHost.ts";

export interface Listening {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts only the storefront's host (the build in `HAAT_DIST`, else `dist`) in front of any platform.
 * @param onLine gets each line of the log
 */
export async function startHost(
  platformOrigin: string,
  given: Record<string, string> = {},
  onLine?: (line: string) => void,
): Promise<Listening> {
  const env = { ...given, DIST_DIR: resolve(process.env.HAAT_DIST ?? "dist"), PLATFORM_ORIGIN: platformOrigin };
  const logger = onLine === undefined ? false : { level: "warn", stream: { write: onLine } };
  const app = Fastify({ pluginTimeout: 0, logger });
  const settings = readHostConfig(env, { pincodeUrl: "/sandbox/pincode/", sandbox: true });
  await app.register(storefrontHost, { ...settings, readsFrom: platformOrigin });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return { origin, close: () => app.close() };
}

/** A platform that answers with the given function. */
export function startStub(answer: RequestListener): Promise<Listening> {
  const server = createHttpServer(answer);
  return listen(server, () => server.closeAllConnections());
}

/** A server that takes every connection and never answers. */
export function startSilence(): Promise<Listening> {
  const open = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
  });
  return listen(server, () => {
    for (const socket of open) socket.destroy();
  });
}

/** An address at which nobody listens any more. */
export async function closedOrigin(): Promise<string> {
  const { origin, close } = await startSilence();
  await close();
  return origin;
}

async function listen(server: Server, before: () => void = () => {}): Promise<Listening> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    before();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
