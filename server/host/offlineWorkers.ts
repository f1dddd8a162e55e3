import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { LanguageCode } from "#contract/languages.ts";
import { offlineAddress } from "#contract/page/offlineAddress.ts";
import { packed } from "./page/packed";
import { sendPacked } from "./page/sendPacked";

/**
 * Serves the service workers of kiosk and counter, one for each language, if the build has them (ADR 50). Browsers ask each
 * time for a newer one.
 */
export function offlineWorkers(app: FastifyInstance, dist: string, languages: readonly LanguageCode[]): void {
  for (const language of languages) serve(app, dist, offlineAddress(language));
}

function serve(app: FastifyInstance, dist: string, address: string): void {
  const file = join(dist, "browser", address);
  if (!existsSync(file)) return;
  const script = packed(readFileSync(file, "utf8"));
  app.get(address, (request, reply) => {
    reply.headers({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    return sendPacked(request, reply, script);
  });
}
