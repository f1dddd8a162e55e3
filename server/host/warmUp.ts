import { get } from "node:http";
import type { FastifyInstance } from "fastify";
import { readBuilds } from "./readBuilds";
import type { HostSettings } from "./settings/readHostConfig";

/** The process must begin to listen after this time, even if its first pages are not ready. */
const LIMIT_MS = 20_000;

interface WarmUp extends Pick<HostSettings, "sharedHosts" | "dist"> {
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
export async function warmUp(app: FastifyInstance, warming: WarmUp): Promise<void> {
  const { sharedHosts, dist, port, ownOrigin, store } = warming;
  await app.ready();
  if (store === undefined) return;
  // With the headers of shoppers' browsers, so that the first of them gets these pages.
  const headers = { host: `${sharedHosts?.[0] ?? "localhost"}:${port}` };
  const until = performance.now() + LIMIT_MS;
  const { level } = app.log;
  // Hides warnings about pages that nobody asked for.
  app.log.level = "error";
  const answersOf = (page: string) => statusOf(`${ownOrigin}/page-data?page=${page}`, headers);
  for (const page of [`/${store}`, `/${store}/category`]) {
    // Only a drawn page has answers.
    while ((await answersOf(page)) !== 200 && performance.now() < until);
  }
  // Loads the code of the other languages. A store that does not offer one has no such page, so each is tried once.
  for (const language of readBuilds(dist).languages) await answersOf(`/${store}/${language}`);
  app.log.level = level;
}

function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    }).once("error", reject);
  });
}
