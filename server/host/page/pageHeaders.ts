import type { MadePage, ProviderInBuild } from "#contract/page/Prerender.types.ts";
import { contentSecurityPolicy } from "../settings/contentSecurityPolicy";
import type { HostSettings } from "../settings/readHostConfig";

/**
 * The headers of a page, made once with it. Everybody gets the same bytes, so a cache between host and shopper may store
 * them for a moment. A browser asks each time whether they are still the newest (ADR 14).
 */
export function pageHeaders(config: HostSettings, providers: ProviderInBuild[]) {
  return (
    { inline, language, choices }: Pick<MadePage, "inline" | "language" | "choices">,
    isKept: boolean,
  ): Record<string, string> => ({
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    // A cache must not give the root in one language to a shopper whom it would lead to another one.
    ...(choices && { vary: "accept-encoding, accept-language, cookie" }),
    "cache-control": isKept ? KEPT : "no-store",
    "content-security-policy": contentSecurityPolicy(inline, config, providers),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(self), geolocation=()",
  });
}

/** A changed price shows within two seconds (ADR 14), one of which is the host's own cache. */
export const KEPT = "public, max-age=0, s-maxage=1, must-revalidate";
