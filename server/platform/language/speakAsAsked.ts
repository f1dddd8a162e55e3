import type { FastifyInstance } from "fastify";
import { inLanguage } from "./languageNow";
import { languageOf } from "./languageOf";

/** Handles each call in the language that it names (`?language=hi`). Call it before other hooks are added. */
export function speakAsAsked(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const language = languageOf(request);
    if (language === undefined) done();
    else inLanguage(language, done);
  });
}
