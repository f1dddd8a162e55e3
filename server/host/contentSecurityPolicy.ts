import type { HostConfig } from "./readHostConfig";

/** No `unsafe-inline` and no `unsafe-eval` (bar 12): inline data and Griffel's styles carry the request's nonce. */
export function contentSecurityPolicy(nonce: string, { pincodeUrl, mediaOrigins, platformOrigin }: HostConfig): string {
  const elsewhere = [platformOrigin, URL.canParse(pincodeUrl) && new URL(pincodeUrl).origin].filter(Boolean);
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...mediaOrigins].join(" "),
    ["connect-src 'self'", ...elsewhere, ...mediaOrigins].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}
