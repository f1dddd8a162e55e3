import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { quantile, rounded } from "../report/figures";
import type { LoadedStore } from "./prepareStores";
import { type ProcessorTimes, processorTimes } from "./processorTimes";
import { type Kind, Shopper } from "./Shopper";

/** The time before calls are counted. */
export const WARM_SECONDS = 5;

export interface Load {
  origin: string;
  store: LoadedStore;
  /** The number of shoppers, each with one call under way. */
  inFlight: number;
  seconds: number;
}

export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

export interface Measured {
  perSecond: number;
  answered: number;
  /** The number of answers 503 with Retry-After. */
  refused: number;
  /** The number of other answers than 200, and of broken connections. */
  failed: number;
  /** In ms, of the calls answered with 200. */
  all: Times;
  kinds: Record<Kind, Times>;
  /** In ms for each call that was answered. */
  cost: ProcessorTimes;
  /** The longest time in ms without an answer of 200 to anybody. */
  silence: number;
}

const timesOf = (list: number[]): Times => ({
  p50: rounded(quantile(list, 0.5)),
  p95: rounded(quantile(list, 0.95)),
  p99: rounded(quantile(list, 0.99)),
});

/** Makes a shop's mix of calls for some seconds, after a warm-up that is not counted. */
export async function measureLoad({ origin, store, inFlight, seconds }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const { hostname: host, port } = new URL(origin);
  const address = { host, port: Number(port) };
  const kinds: Record<Kind, number[]> = { browse: [], cart: [], order: [] };
  let [refused, failed, silence] = [0, 0, 0];
  let isCounting = false;
  let [isOver, lastGood] = [false, performance.now()];
  const told = (kind: Kind, status: number, ms: number) => {
    const now = performance.now();
    if (status === 200) {
      if (isCounting) silence = Math.max(silence, now - lastGood);
      lastGood = now;
    }
    if (!isCounting) return;
    if (status === 200) kinds[kind].push(ms);
    else if (status === 503) refused += 1;
    else failed += 1;
  };
  const shoppers = Array.from({ length: inFlight }, async (_, place) => {
    const buyer = store.buyers[place % store.buyers.length];
    if (buyer === undefined) throw new Error("The store has no shoppers.");
    const shopper = new Shopper(address, agent, store, buyer, told);
    while (!isOver) await shopper.act();
  });
  await delay(WARM_SECONDS * 1000);
  isCounting = true;
  const [began, before] = [performance.now(), processorTimes()];
  await delay(seconds * 1000);
  isCounting = false;
  const after = processorTimes();
  const took = (performance.now() - began) / 1000;
  isOver = true;
  await Promise.all(shoppers);
  agent.destroy();
  const all = Object.values(kinds).flat();
  const each = (who: keyof ProcessorTimes) => (1000 * (after[who] - before[who])) / all.length;
  return {
    perSecond: rounded(all.length / took),
    answered: all.length,
    refused,
    failed,
    all: timesOf(all),
    kinds: { browse: timesOf(kinds.browse), cart: timesOf(kinds.cart), order: timesOf(kinds.order) },
    cost: { shop: each("shop"), database: each("database"), shoppers: each("shoppers") },
    silence: rounded(silence),
  };
}
