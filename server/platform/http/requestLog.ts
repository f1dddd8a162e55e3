import type { FastifyInstance, FastifyRequest } from "fastify";
import { callLine } from "./callLine";

/** Requests whose lines would say nothing: a page asks for dozens of files, a monitor for health every few seconds. */
const TELL_NOTHING = /^\/(media\/|assets\/|health\/(live|ready)$|metrics$)/;

/** Logs one line for each finished request, with its id and its store if it has one, without query and body. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest("storeId", undefined);
  app.addHook("onResponse", async (request, reply) => {
    const line = { ...nameOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[TELL_NOTHING.test(request.url) ? "debug" : "info"](line, "answered");
  });
  app.addHook("onRequestAbort", async (request) => {
    request.log.info(nameOf(request), "the caller left before the answer");
  });
}

declare module "fastify" {
  interface FastifyRequest {
    /** The store of an admitted call. Only its line names the store, because a logger for each call takes longer. */
    storeId: string | undefined;
  }
}

function nameOf(request: FastifyRequest): object {
  const { method, url, ip: client, storeId, routeOptions } = request;
  return callLine({ method, route: routeOptions.url ?? "", url, client, storeId });
}
