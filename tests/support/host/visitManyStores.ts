import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { askPage } from "./askPage";
import { startManyStores } from "./manyStores";

export interface Held {
  requests: number;
  /** In bytes, after garbage collection. */
  heapUsed: number;
  /** In bytes; pages are stored here, outside the heap. */
  arrayBuffers: number;
  rss: number;
  /** The number of pages that were made so far. */
  made: number;
}

interface Visit {
  requests: number;
  stores: number;
  cacheMegabytes: number;
  /** `stub`: pages of the usual size that nobody drew, to measure what delivering them costs. */
  drawing?: "real" | "stub";
  /** Asks for each address only once, at all stores alike. */
  isVaried?: boolean;
  /** The number of requests between two looks. */
  lookEvery: number;
  onLook?: (held: Held) => void | Promise<void>;
}

const AT_ONCE = 8;

/**
 * Sends the requests of shoppers, a crawler and somebody who invents addresses to a host in a separate process.
 * @returns the memory that it held on the way
 */
export async function visitManyStores({
  requests,
  stores,
  cacheMegabytes,
  drawing = "real",
  isVaried = false,
  lookEvery,
  onLook,
}: Visit): Promise<Held[]> {
  const platform = await startManyStores();
  const child = fork(
    join(import.meta.dirname, "./hostProcess.ts"),
    [platform.origin, String(cacheMegabytes), drawing],
    {
      execArgv: ["--import", "tsx"],
    },
  );
  const ended = once(child, "exit");
  const looks: Held[] = [];
  let made = 0;
  try {
    const origin = String(await answerOf(child, ended));
    const random = randomOf(7);
    const asked = new Set<string>();
    const nextPath = (): string => {
      const path = pathOf(random, stores, isVaried ? 0 : OFTEN);
      if (!isVaried) return path;
      if (asked.has(path)) return nextPath();
      asked.add(path);
      return path;
    };
    for (let done = 0; done < requests; ) {
      const until = Math.min(done + lookEvery, requests);
      const paths = Array.from({ length: until - done }, nextPath);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
            await askPage(origin, path, { host: "localhost" });
            made += platform.calls.splice(0).filter((call) => call.startsWith("/api/organizations/")).length;
          }
        }),
      );
      done = until;
      const looked = answerOf(child, ended);
      child.send("look");
      const { heapUsed, arrayBuffers, rss } = (await looked) as NodeJS.MemoryUsage;
      const held = { requests: done, heapUsed, arrayBuffers, rss, made };
      looks.push(held);
      await onLook?.(held);
    }
    return looks;
  } finally {
    child.kill();
    await ended;
    await platform.close();
  }
}

function answerOf(child: ChildProcess, ended: Promise<unknown[]>): Promise<unknown> {
  const answer = new Promise((resolve) => child.once("message", resolve));
  return Promise.race([answer, ended.then(([code]) => Promise.reject(new Error(`The host ended with code ${code}.`)))]);
}

/** The share of the visits that are to a few stores. */
const OFTEN = 0.94;

/** @param often the share of the visits to ten stores; the others are to any store, and a few to new addresses */
function pathOf(random: () => number, stores: number, often: number): string {
  const store = `s${Math.floor(random() < often ? random() * Math.min(10, stores) : random() * stores)}`;
  const number = Math.floor(random() * 1_000_000);
  const made = [`/search?query=${number}`, `/product/made-up-${number}`, `/category/x?page=${number}`];
  if (random() < 0.01) return `/no-such-${number}/`;
  if (random() < 0.03) return `/${store}${made[number % made.length]}`;
  const paths = [
    ...["", "", "?utm_source=x", "/category", `/category/${store}-category-${number % 3}`, "/privacypolicy", "/login"],
    ...[`/product/${store}-product-${number % 20}`, `/product/${store}-product-${number % 9}`],
    ...["/cart", `/order/${number}/true`, `/made-up-${number}`, `?x=${number}`],
  ];
  return `/${store}${paths[number % paths.length]}`;
}

/** The same visits in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
