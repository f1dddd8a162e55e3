import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";

/** The limits of the buckets, from the time of a kept page to a time that nobody should wait. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type CallMeter = (labels: { method: string; route: string; status: number }, ms: number) => void;

/**
 * Measures every request under its route, because shoppers can invent any number of addresses. @returns the meter for
 * answers that the app does not see
 */
export function measureCalls(app: FastifyInstance, registry: Registry): CallMeter {
  const seconds = new Histogram({
    name: "haat_http_request_seconds",
    help: "Time from a request to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  const meter: CallMeter = (labels, ms) => seconds.observe(labels, ms / 1000);
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    meter({ method, route: routeOptions.url ?? "none", status: reply.statusCode }, reply.elapsedTime);
  });
  return meter;
}
