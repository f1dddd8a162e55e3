import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PlatformError } from "../errors";
import type { FaultRule, Faults } from "./Faults";

/** Makes calls slow, lets them fail or loses their answers, by the rules. The sandbox's own addresses are exempt. */
export function injectFaults(app: FastifyInstance, faults: Faults): void {
  const unheard = new WeakSet<FastifyRequest>();
  app.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    if (path.startsWith("/sandbox/")) return;
    const rule = faults.meet(request.method, path);
    if (rule === undefined) return;
    if (rule.latencyMs !== undefined) await delay(rule.latencyMs);
    if (rule.dropReply) unheard.add(request);
    if (!answersItself(rule)) return;
    const status = rule.status ?? 200;
    if (rule.body === undefined && status >= 400) throw ordered(status);
    return reply
      .code(status)
      .type(rule.contentType ?? "application/json")
      .send(rule.body ?? "{}");
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (unheard.has(request)) reply.raw.destroy();
    return payload;
  });
}

const answersItself = ({ status, body }: FaultRule) => status !== undefined || body !== undefined;

function ordered(status: number): PlatformError {
  const retryable = status === 429 || status >= 500;
  const retryAfter = status === 429 || status === 503 ? 1 : undefined;
  return new PlatformError(status, "SANDBOX_FAULT", "The sandbox was told to fail this call.", {
    retryable,
    retryAfter,
  });
}
