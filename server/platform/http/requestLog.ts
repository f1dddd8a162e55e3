import type { FastifyInstance, FastifyRequest } from "fastify";
import { withoutQuery } from "./logging";

/** A page asks for dozens of files, a watcher for health every few seconds, and neither tells anything. */
const TELL_NOTHING = /^\/(media\/|assets\/|health\/(live|ready)$|metrics$)/;

/** One line for each request when it is over, with its id, and its store where it has one; no query, no body. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = { ...nameOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[TELL_NOTHING.test(request.url) ? "debug" : "info"](line, "answered");
  });
  app.addHook("onRequestAbort", async (request) => {
    request.log.info(nameOf(request), "left before its answer");
  });
}

function nameOf(request: FastifyRequest): object {
  const { url: route = "" } = request.routeOptions;
  // All pages are one route: there the address says more.
  const address = route.endsWith("*") || route === "" ? { address: withoutQuery(request.url) } : {};
  return { method: request.method, route, ...address, client: request.ip };
}
