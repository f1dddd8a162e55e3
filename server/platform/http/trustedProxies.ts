import type { PlatformConfig } from "../config";

type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Whose word is taken for where a call comes from. So many hops, counted from us: whatever stands before them in
 * `X-Forwarded-For` is the caller's own words. Only for a shop that is reached through its proxies alone.
 */
export function trustedProxies(trusted: PlatformConfig["trustProxy"]): Trust {
  return typeof trusted === "number" ? (_, hop) => hop < trusted : trusted;
}
