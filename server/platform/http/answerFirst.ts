import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { FindReady } from "#server/shared/ReadyAnswer.types.ts";
import { remembered } from "#server/shared/remembered.ts";
import type { CallMeter } from "../metrics/measureCalls";
import type { CallerOf } from "./callerOf";
import { callHeaders } from "./callHeaders";
import { callLine } from "./callLine";
import { requestId } from "./requestId";

export interface AnswerFirstNeeds {
  callerOf: CallerOf;
  meter: CallMeter;
  /** False while every request must go through the app. */
  mayAnswer(): boolean;
}

/**
 * Sends answers that are ready before the app sees the request, because the app's routing, hooks and reply take longer than
 * sending a kept page. Headers, log line and measurement are those of any other answer. Call it before the app listens.
 */
export function answerFirst(app: FastifyInstance, find: FindReady, needs: AnswerFirstNeeds): void {
  const { callerOf, meter, mayAnswer } = needs;
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  // A logger for each address, so that the fields that all its lines share are written once.
  const logFor = remembered((routeAndUrl) => {
    const [route = "", url = ""] = routeAndUrl.split(" ", 2);
    return app.log.child(callLine({ method: "GET", route, url, client: undefined }));
  });
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const began = performance.now();
    const { url = "", headers, socket } = request;
    if (request.method !== "GET" || isClosing || !mayAnswer()) return false;
    const { protocol, host, ip: client } = callerOf(request);
    const ready = find({ protocol, host, url, headers, socket });
    if (ready === undefined) return false;
    const { status, route } = ready;
    const reqId = requestId(headers["x-request-id"]);
    const all = [...ready.headers];
    for (const [name, value] of Object.entries(callHeaders(reqId, protocol))) all.push(name, value);
    response.writeHead(status, all);
    response.end(ready.body);
    response.once("close", () => {
      const took = performance.now() - began;
      const log = logFor(`${route} ${url}`);
      if (!response.writableFinished) return log.info({ reqId, client }, "the caller left before the answer");
      meter({ method: "GET", route, status }, took);
      log.info({ reqId, client, status, ms: Math.round(took) }, "answered");
    });
    return true;
  };
  const { server, routing } = app;
  server.off("request", routing).on("request", (request, response) => {
    if (!answer(request, response)) routing(request, response);
  });
}
