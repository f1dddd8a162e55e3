import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";

/** From a kept page to what nobody should wait for. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Every request by its route, never by its address: there are as many of those as shoppers make up. */
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
