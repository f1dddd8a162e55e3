import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, Gauge, type Registry } from "prom-client";
import { FairQueue } from "./FairQueue";
import { unavailable } from "./problems";

/**
 * Enough to keep the processor and a nearby database busy. Node accepts one new connection between two chunks of work, so
 * with more work at once new shoppers wait: with 24, they waited 6 s beside 150 running calls.
 */
const AT_ONCE = 8;
const HOLD_MS = 250;
/** A share of all places. A store with fewer running calls is admitted even when other stores have taken all places. */
const SMALL_SHARE = 0.1;

/**
 * Answers 503 with Retry-After to calls beyond `max` running ones, because a short wait is better than a long queue
 * (bar 17). A call runs from the arrival of its body until its answer is ready, so that slow senders and readers keep
 * nobody out (`callers.ts` limits their time). Stores take turns, and a store with few calls is admitted beyond `max`, so
 * that a flood on one store does not keep other stores' shoppers out (ADR 24).
 */
export function limitInFlight(app: FastifyInstance, max: number, registry: Registry): void {
  const queue = new FairQueue(AT_ONCE, HOLD_MS);
  const underWay = new Map<FastifyRequest, () => void>();
  const ofStore = new Map<string, number>();
  new Gauge({
    name: "haat_calls_in_flight",
    help: "Calls that are being handled or wait for their turn.",
    registers: [registry],
    collect() {
      this.set(underWay.size);
    },
  });
  const refused = new Counter({
    name: "haat_calls_refused_total",
    help: "Calls that were answered 503, because MAX_IN_FLIGHT others were being handled.",
    registers: [registry],
  });
  const isFull = (store: string) =>
    underWay.size >= 2 * max || (underWay.size >= max && (ofStore.get(store) ?? 0) >= SMALL_SHARE * max);

  app.addHook("preValidation", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    const store = storeOf(request);
    if (isFull(store)) {
      refused.inc();
      throw unavailable();
    }
    ofStore.set(store, (ofStore.get(store) ?? 0) + 1);
    underWay.set(request, () => countDown(ofStore, store));
    const giveBack = await queue.enter(store);
    underWay.set(request, () => {
      countDown(ofStore, store);
      giveBack();
    });
  });
  // Also for a call whose caller has gone: until its work ends, it costs as much as any other.
  app.addHook("onSend", async (request) => {
    const end = underWay.get(request);
    underWay.delete(request);
    end?.();
  });
}

/** The store that a call names, not verified: it only decides whose turn the call takes. */
function storeOf({ query, body, params }: FastifyRequest): string {
  for (const source of [query, body, params]) {
    const { storeId, orgId } = (source ?? {}) as { storeId?: unknown; orgId?: unknown };
    if (typeof storeId === "string") return storeId;
    if (typeof orgId === "string") return orgId;
  }
  return "";
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
