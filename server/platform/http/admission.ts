import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, Gauge, type Registry } from "prom-client";
import { unavailable } from "./problems";

/**
 * Beyond `max` calls at once the answer is 503 with Retry-After: a short wait beats a long queue (bar 17). A call has its
 * place only while the platform works on it: from when its body is there, until its answer is ready. Whoever sends slowly
 * or reads slowly keeps nobody else out; how long they may take is `callers.ts`.
 */
export function limitInFlight(app: FastifyInstance, max: number, registry: Registry): void {
  const inFlight = new Set<FastifyRequest>();
  new Gauge({
    name: "haat_calls_in_flight",
    help: "Calls that are worked on.",
    registers: [registry],
    collect() {
      this.set(inFlight.size);
    },
  });
  const refused = new Counter({
    name: "haat_calls_refused_total",
    help: "Calls that were answered 503, because MAX_IN_FLIGHT others were worked on.",
    registers: [registry],
  });
  app.addHook("preValidation", async (request) => {
    if (!request.url.startsWith("/api/")) return;
    if (inFlight.size >= max) {
      refused.inc();
      throw unavailable();
    }
    inFlight.add(request);
  });
  // Also for a call whose caller has gone: until its work ends it costs as much as any other.
  app.addHook("onSend", async (request) => {
    inFlight.delete(request);
  });
}
