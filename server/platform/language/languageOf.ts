import type { FastifyRequest } from "fastify";
import { isLanguageCode, type LanguageCode } from "#contract/languages.ts";

/** The language that a call names; undefined when it names none that the shop speaks. */
export function languageOf({ url, query }: Pick<FastifyRequest, "url" | "query">): LanguageCode | undefined {
  // Most calls name none, and their query is not read.
  if (!url.includes("language=")) return undefined;
  const { language } = query as { language?: unknown };
  return isLanguageCode(language) ? language : undefined;
}
