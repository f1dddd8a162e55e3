import { createHash } from "node:crypto";
import type { MadePage, ProviderInBuild } from "#contract/page/Prerender.types.ts";
import { paymentSources } from "./paymentSources";
import type { HostSettings } from "./readHostConfig";

/**
 * Allows neither `unsafe-inline` nor `unsafe-eval` (bar 12): the page's own script and styles are allowed by their
 * hashes, so that the policy is the same for everybody.
 */
export function contentSecurityPolicy(
  { scripts, styles }: MadePage["inline"],
  config: HostSettings,
  providers: ProviderInBuild[],
): string {
  const { pincodeUrl, mediaOrigins, platformOrigin } = config;
  const elsewhere = [platformOrigin, URL.canParse(pincodeUrl) && new URL(pincodeUrl).origin].filter(Boolean);
  const payments = paymentSources(config, providers);
  const frames = payments.frame.length > 0 ? payments.frame : ["'none'"];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf), ...payments.script].join(" "),
    ["style-src 'self'", ...styles.map(hashOf)].join(" "),
    ["img-src 'self' data: blob:", ...mediaOrigins].join(" "),
    ["connect-src 'self'", ...elsewhere, ...mediaOrigins, ...payments.connect].join(" "),
    ["frame-src", ...frames].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
