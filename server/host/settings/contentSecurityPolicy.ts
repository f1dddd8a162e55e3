import { createHash } from "node:crypto";
import type { ProviderInBuild } from "../../../src/contract/page/Prerender.types";
import type { PageText } from "../page/storePage";
import { paymentSources } from "./paymentSources";
import type { HostSettings } from "./readHostConfig";

/**
 * Allows neither `unsafe-inline` nor `unsafe-eval` (bar 12): the page's own script and style are allowed by their hashes, so
 * that the policy is the same for everybody. Rules that come later are added to the page's own style by script.
 */
export function contentSecurityPolicy(
  { script, style }: PageText["inline"],
  config: HostSettings,
  providers: ProviderInBuild[],
): string {
  const { pincodeUrl, mediaOrigins, platformOrigin } = config;
  const elsewhere = [platformOrigin, URL.canParse(pincodeUrl) && new URL(pincodeUrl).origin].filter(Boolean);
  const payments = paymentSources(config, providers);
  const frames = payments.frame.length > 0 ? payments.frame : ["'none'"];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashOf(script), ...payments.script].join(" "),
    ["style-src 'self'", ...hashOf(style)].join(" "),
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

function hashOf(text: string | undefined): string[] {
  return text === undefined ? [] : [`'sha256-${createHash("sha256").update(text).digest("base64")}'`];
}
