import type { IncomingHttpHeaders } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";
import { LANGUAGE_COOKIE, type LanguageCode } from "#contract/languages.ts";
import type { MadePage } from "#contract/page/Prerender.types.ts";

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`);
/** The country or script in `hi-IN` and `ur-Arab-IN`: the shop has one form of each language. */
const SUBTAGS = /-[\w-]+/g;

/**
 * The language to which a shopper who opens a store's root is led: the one that they chose, else the one that their browser
 * prefers (ADR 74).
 * @param choices the store's languages, its first one first; undefined for every other page
 * @returns undefined when the page is in that language, or when none that the store has is named
 */
export function languageElsewhere(
  { cookie = "", "accept-language": accepted }: Pick<IncomingHttpHeaders, "cookie" | "accept-language">,
  choices: MadePage["choices"],
): LanguageCode | undefined {
  if (choices === undefined) return undefined;
  const chosen = COOKIE.exec(cookie)?.[1];
  const preferred = accepted && negotiate(accepted.toLowerCase().replace(SUBTAGS, ""), choices);
  const language = choices.find((code) => code === chosen) ?? choices.find((code) => code === preferred);
  return language === choices[0] ? undefined : language;
}
