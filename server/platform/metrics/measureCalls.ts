import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";

/** The limits of the buckets, from the time of a kept page to a time that nobody should wait. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request under its route, not its address: shoppers can invent any number of addresses. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: "haat_http_request_seconds",
    help: "Time from a request to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? "none", status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}
