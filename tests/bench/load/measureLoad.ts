import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { quantile, rounded } from "../report/figures";
import type { LoadedStore } from "./prepareStores";
import { type Kind, Shopper } from "./Shopper";

/** Before it counts. */
export const WARM_SECONDS = 5;

export interface Load {
  origin: string;
  store: LoadedStore;
  /** Shoppers at once, each with one call under way. */
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
  /** 503 with Retry-After. */
  refused: number;
  /** Any other answer than 200, and connections that broke. */
  failed: number;
  /** In ms, of those answered 200. */
  all: Times;
  kinds: Record<Kind, Times>;
  /** The longest time, in ms, in which nobody was answered 200. */
  silence: number;
}

const timesOf = (list: number[]): Times => ({
  p50: rounded(quantile(list, 0.5)),
  p95: rounded(quantile(list, 0.95)),
  p99: rounded(quantile(list, 0.99)),
});

/** A shop's mix of calls for some seconds, after some that are not counted. */
export async function measureLoad({ origin, store, inFlight, seconds }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
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
    const shopper = new Shopper(origin, agent, store, buyer, told);
    while (!isOver) await shopper.act();
  });
  await delay(WARM_SECONDS * 1000);
  isCounting = true;
  const began = performance.now();
  await delay(seconds * 1000);
  isCounting = false;
  const took = (performance.now() - began) / 1000;
  isOver = true;
  await Promise.all(shoppers);
  agent.destroy();
  const all = Object.values(kinds).flat();
  return {
    perSecond: rounded(all.length / took),
    answered: all.length,
    refused,
    failed,
    all: timesOf(all),
    kinds: { browse: timesOf(kinds.browse), cart: timesOf(kinds.cart), order: timesOf(kinds.order) },
    silence: rounded(silence),
  };
}
