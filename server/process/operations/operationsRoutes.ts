import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Registry } from "prom-client";
import { bearerOf } from "#server/platform/http/bearer.ts";
import type { Watched } from "./Watched.types";

/** Who may read the metrics: everybody who reaches the port, callers with the token, or nobody. */
export type Reader = "anybody" | "nobody" | { token: string };

/**
 * `/health/live` answers while the process lives. `/health/ready` answers 200 while it can serve shoppers, else 503 with
 * what is missing. `/metrics` is for Prometheus: 404 if nobody may read it, 401 without the token.
 */
export async function operationsRoutes(
  app: FastifyInstance,
  { figures, missing, reader }: Watched & { reader: Reader },
): Promise<void> {
  app.addHook("onRequest", async (_, reply) => {
    reply.header("cache-control", "no-store");
  });
  const whatIsMissing = askOnceAtATime(missing);
  app.get("/health/live", async () => ({ live: true }));
  app.get("/health/ready", async (_, reply) => {
    const absent = await whatIsMissing();
    return reply.code(absent.length > 0 ? 503 : 200).send({ ready: absent.length === 0, missing: absent });
  });
  if (reader === "nobody") return;
  app.get("/metrics", async (request, reply) => {
    if (reader !== "anybody" && !brings(request, reader.token)) {
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .send({ message: "METRICS_TOKEN is the bearer token." });
    }
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await figures());
  });
}

/** Anybody can ask for health, so the database is asked once, however many ask at the same time. */
function askOnceAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

/** Compares hashes, which have the same length, so that the time of the comparison tells nothing about the token. */
function brings(request: FastifyRequest, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(bearerOf(request) ?? ""), hash(token));
}
