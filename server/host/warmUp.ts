import { get } from "node:http";
import type { FastifyInstance } from "fastify";
import type { HostSettings } from "./settings/readHostConfig";

/** The process must begin to listen after this time, even if its first pages are not ready. */
const LIMIT_MS = 20_000;

interface WarmUp extends Pick<HostSettings, "sharedHosts"> {
  /** The port that shoppers will call. */
  port: number;
  /** The origin of `openOwnDoor`. */
  ownOrigin: string;
  /** The friendly id of any store; undefined: there is nothing to draw. */
  store: string | undefined;
}

/**
 * Draws a store's first pages before the process listens. A process's first drawing takes seconds, for which the first
 * shoppers after a deployment would wait.
 */
export async function warmUp(app: FastifyInstance, { sharedHosts, port, ownOrigin, store }: WarmUp): Promise<void> {
  await app.ready();
  if (store === undefined) return;
  // With the headers of shoppers' browsers, so that the first of them gets these pages.
  const headers = { host: `${sharedHosts?.[0] ?? "localhost"}:${port}` };
  const until = performance.now() + LIMIT_MS;
  const { level } = app.log;
  // Hides warnings about pages that nobody asked for.
  app.log.level = "error";
  for (const page of [`/${store}`, `/${store}/category`]) {
    // Only a drawn page has answers.
    while ((await statusOf(`${ownOrigin}/page-data?page=${page}`, headers)) !== 200 && performance.now() < until);
  }
  app.log.level = level;
}

function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    }).once("error", reject);
  });
}
