import { get } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import type { HostSettings } from "./settings/readHostConfig";

/** Listening must not wait for longer: plain pages are better than none. */
const LIMIT_MS = 20_000;
const NOT_DRAWN = '<div id="root"></div>';

interface WarmUp extends Pick<HostSettings, "sharedHosts"> {
  /** The port that shoppers will call. */
  port: number;
  /** See `openOwnDoor`. */
  ownOrigin: string;
  /** Any store of the platform; without one there is nothing to draw. */
  store: string | undefined;
}

/**
 * Draws a store's first pages before anybody can ask for one. The first drawing of a process takes seconds, and a page
 * is sent without being drawn when it takes longer than a moment: search engines would read empty pages after each
 * deployment.
 */
export async function warmUp(app: FastifyInstance, { sharedHosts, port, ownOrigin, store }: WarmUp): Promise<void> {
  await app.ready();
  if (store === undefined) return;
  // As shoppers will ask for them, so that these pages are kept for the first of them.
  const headers = { host: `${sharedHosts?.[0] ?? "localhost"}:${port}`, accept: "text/html" };
  const until = performance.now() + LIMIT_MS;
  const { level } = app.log;
  // Nobody asked for these pages.
  app.log.level = "error";
  for (const path of [`/${store}`, `/${store}/category`]) {
    while ((await read(`${ownOrigin}${path}`, headers)).includes(NOT_DRAWN) && performance.now() < until);
  }
  app.log.level = level;
}

function read(address: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => resolve(text(response))).once("error", reject);
  });
}
