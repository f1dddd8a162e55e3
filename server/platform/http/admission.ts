import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, Gauge, type Registry } from "prom-client";
import { FairQueue } from "./FairQueue";
import { unavailable } from "./problems";

/**
 * Enough to keep the processor and a database nearby busy. With more, the work of all of them lies between two looks at
 * new connections, of which Node takes one at a look: with 24, new shoppers waited 6 s beside 150 calls in flight.
 */
const AT_ONCE = 8;
const HOLD_MS = 250;
/** Of all places: a store that has fewer under way is let in when others have taken them all. */
const SMALL_SHARE = 0.1;

/**
 * Beyond `max` calls under way the answer is 503 with Retry-After: a short wait beats a long queue (bar 17). A call is
 * under way from when its body is there until its answer is ready: whoever sends slowly or reads slowly keeps nobody else
 * out; how long they may take is `callers.ts`.
 *
 * Stores take turns, and one with few calls is let in over the bound, so that a store that is flooded keeps no other
 * store's shoppers out (docs/adr/0024).
 */
export function limitInFlight(app: FastifyInstance, max: number, registry: Registry): void {
  const queue = new FairQueue(AT_ONCE, HOLD_MS);
  const underWay = new Map<FastifyRequest, () => void>();
  const ofStore = new Map<string, number>();
  new Gauge({
    name: "haat_calls_in_flight",
    help: "Calls that are worked on or wait for their turn.",
    registers: [registry],
    collect() {
      this.set(underWay.size);
    },
  });
  const refused = new Counter({
    name: "haat_calls_refused_total",
    help: "Calls that were answered 503, because MAX_IN_FLIGHT others were under way.",
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
  // Also for a call whose caller has gone: until its work ends it costs as much as any other.
  app.addHook("onSend", async (request) => {
    const end = underWay.get(request);
    underWay.delete(request);
    end?.();
  });
}

/** What a call says of its store, true or not: it decides whose turn it takes, and nothing else. */
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
