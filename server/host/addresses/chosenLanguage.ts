import type { IncomingHttpHeaders } from "node:http";
import { negotiate } from "@fastify/accept-negotiator";
import type { LanguageCode } from "#contract/languages.ts";

/** `rememberLanguage` of the storefront writes this cookie. */
const COOKIE = /(?:^|;\s*)haat-language=([a-z]+)/;
/** The country or script in `hi-IN` and `ur-Arab-IN`: the shop has one form of each language. */
const SUBTAGS = /-[\w-]+/g;

/**
 * The language in which a store's root opens: the one that the shopper chose, else the one that the browser prefers.
 * @param offered the store's languages, its first one first
 * @returns the store's first language when neither names one that is offered
 */
export function chosenLanguage(
  { cookie = "", "accept-language": accepted }: Pick<IncomingHttpHeaders, "cookie" | "accept-language">,
  offered: readonly [LanguageCode, ...LanguageCode[]],
): LanguageCode {
  const chosen = COOKIE.exec(cookie)?.[1];
  const preferred = accepted && negotiate(accepted.toLowerCase().replace(SUBTAGS, ""), [...offered]);
  return offered.find((code) => code === chosen) ?? offered.find((code) => code === preferred) ?? offered[0];
}
