import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLanguageCode, type LanguageCode } from "#contract/languages.ts";
import { inLanguage } from "./languageNow";

/** Handles each call in the language that it names (`?language=hi`). Call it before other hooks are added. */
export function speakAsAsked(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const language = languageOf(request);
    if (language === undefined) done();
    else inLanguage(language, done);
  });
}

/** Undefined when the call names no language that the shop speaks. */
function languageOf({ url, query }: FastifyRequest): LanguageCode | undefined {
  // Most calls name none, and their query is not read.
  if (!url.includes("language=")) return undefined;
  const { language } = query as { language?: unknown };
  return isLanguageCode(language) ? language : undefined;
}
