import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { packed } from "./page/packed";
import { sendPacked } from "./page/sendPacked";

/**
 * Serves the service worker of kiosk and counter, if the build has one (ADR 50). Browsers ask each time for a newer one.
 */
export function offlineWorker(app: FastifyInstance, dist: string): void {
  const file = join(dist, "browser/offline.js");
  if (!existsSync(file)) return;
  const script = packed(readFileSync(file, "utf8"));
  app.get("/offline.js", (request, reply) => {
    reply.headers({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    return sendPacked(request, reply, script);
  });
}
