import type { FastifyInstance } from "fastify";
import { unavailable } from "./problems";

/** Beyond `max` calls at once the answer is 503 with Retry-After: a short wait beats a long queue (bar 17). */
export function limitInFlight(app: FastifyInstance, max: number): void {
  let inFlight = 0;
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    if (inFlight >= max) throw unavailable();
    inFlight += 1;
    reply.raw.once("close", () => {
      inFlight -= 1;
    });
  });
}
