import type { PlatformConfig } from "../config";

export type Trust = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Decides which proxies may say where a call comes from. A number counts the hops from this process: the entries before
 * them in `X-Forwarded-For` were written by the caller. Safe only for a shop that is reached through its proxies alone.
 */
export function trustedProxies(trusted: PlatformConfig["trustProxy"]): Trust {
  return typeof trusted === "number" ? (_, hop) => hop < trusted : trusted;
}
