import type { ProviderInBuild } from "../../../src/contract/page/Prerender.types";
import { paymentSources } from "./paymentSources";
import type { HostSettings } from "./readHostConfig";

/**
 * Allows neither `unsafe-inline` nor `unsafe-eval` (bar 12): inline data and Griffel's styles carry the answer's nonce.
 */
export function contentSecurityPolicy(nonce: string, config: HostSettings, providers: ProviderInBuild[]): string {
  const { pincodeUrl, mediaOrigins, platformOrigin } = config;
  const elsewhere = [platformOrigin, URL.canParse(pincodeUrl) && new URL(pincodeUrl).origin].filter(Boolean);
  const payments = paymentSources(config, providers);
  const frames = payments.frame.length > 0 ? payments.frame : ["'none'"];
  return [
    "default-src 'none'",
    [`script-src 'self' 'nonce-${nonce}'`, ...payments.script].join(" "),
    `style-src 'self' 'nonce-${nonce}'`,
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
