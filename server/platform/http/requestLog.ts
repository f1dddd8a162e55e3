import type { FastifyInstance, FastifyRequest } from "fastify";
import { withoutQuery } from "./logging";

/** A page asks for dozens of files and a monitor for health every few seconds; their lines would say nothing. */
const TELL_NOTHING = /^\/(media\/|assets\/|health\/(live|ready)$|metrics$)/;

/** Logs one line for each finished request, with its id and its store if it has one, without query and body. */
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
  // All pages share one route, so the line gets the address, too.
  const address = route.endsWith("*") || route === "" ? { address: withoutQuery(request.url) } : {};
  return { method: request.method, route, ...address, client: request.ip };
}
