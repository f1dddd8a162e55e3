import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { HostConfig } from "./readHostConfig";

/** Whoever waits for us to listen would rather have plain pages than none. */
const LIMIT_MS = 20_000;
const NOT_DRAWN = '<div id="root"></div>';

/**
 * Draws a store's first pages before anybody can ask for one. The first drawing of a process takes seconds, and a page
 * is sent without being drawn when it takes longer than a moment: search engines would read empty pages after each
 * deployment.
 * @param store any store of the platform; without one there is nothing to draw
 */
export async function warmUp(
  app: FastifyInstance,
  { sharedHosts, port }: Pick<HostConfig, "sharedHosts"> & { port: number },
  store: string | undefined,
): Promise<void> {
  if (store === undefined) return;
  await app.ready();
  const server = createServer((request, response) => app.routing(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = (server.address() as AddressInfo).port;
  // As shoppers will ask for them, so that these pages are kept for the first of them.
  const headers = { host: `${sharedHosts?.[0] ?? "localhost"}:${port || own}`, accept: "text/html" };
  const until = performance.now() + LIMIT_MS;
  const { level } = app.log;
  // Nobody asked for these pages.
  app.log.level = "error";
  for (const path of [`/${store}`, `/${store}/category`]) {
    while ((await read(own, path, headers)).includes(NOT_DRAWN) && performance.now() < until);
  }
  app.log.level = level;
  server.close();
  server.closeAllConnections();
}

function read(port: number, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers }, (response) => resolve(text(response))).once("error", reject);
  });
}
