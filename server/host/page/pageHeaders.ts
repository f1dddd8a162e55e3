import type { ProviderInBuild } from "../../../src/contract/page/Prerender.types";
import { contentSecurityPolicy } from "../settings/contentSecurityPolicy";
import type { HostSettings } from "../settings/readHostConfig";

const NONCE = "{nonce}";

/** The headers of every page. The policy is made once; only its nonce differs between answers. */
export function pageHeaders(
  config: HostSettings,
  providers: ProviderInBuild[],
): (nonce: string) => Record<string, string> {
  const policy = contentSecurityPolicy(NONCE, config, providers);
  return (nonce) => ({
    "content-type": "text/html; charset=utf-8",
    // Each answer has its own nonce, so no cache may keep the answer and send the same nonce twice (ADR 14).
    "cache-control": "no-store",
    "content-security-policy": policy.replaceAll(NONCE, nonce),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  });
}
