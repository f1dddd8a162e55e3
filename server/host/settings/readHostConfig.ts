import { resolve } from "node:path";
import type { Registry } from "prom-client";
import { ConfigError } from "../../ConfigError";
import type { ReadChanges } from "../changes/ChangeListener";
import { type PaymentSettings, type PlatformSays, readPaymentSettings } from "./readPaymentSettings";
import { listOf, originOf } from "./readValues";

/** What can be set from outside. */
export interface HostSettings {
  /** The folder of the build: `browser`, `prerender` and `server` stand in it. */
  dist: string;
  /** Host names on which the store is the first path segment (spec 1). */
  sharedHosts: string[] | undefined;
  /** Where the platform stands for browsers and for us; undefined: in this process. */
  platformOrigin: string | undefined;
  /** Postal look-up as browsers reach it, from the platform's configuration. */
  pincodeUrl: string;
  builder: { name: string; url: string } | undefined;
  /** Origins besides this one that pictures and uploads may come from or go to. */
  mediaOrigins: string[];
  payments: PaymentSettings;
  /** Bound of the pages kept in memory. */
  pageCacheBytes: number;
  /** 103 before a page; only where every proxy on the way passes it on. */
  earlyHints: boolean;
}

export interface HostConfig extends HostSettings {
  /** Where this process asks the platform. */
  readsFrom: string;
  /** Where the host's own figures go. */
  metrics?: Registry;
  /** How a platform in this process tells what changed; one elsewhere is asked. */
  changesSince?: ReadChanges;
}

/** @throws ConfigError one sentence that names the variable and the mend */
export function readHostConfig(
  env: Record<string, string | undefined>,
  platform: PlatformSays & { pincodeUrl: string },
): HostSettings {
  return {
    dist: resolve(env.DIST_DIR ?? "dist"),
    sharedHosts: hostNames(env, "SHARED_HOSTS"),
    platformOrigin: origin(env, "PLATFORM_ORIGIN"),
    pincodeUrl: platform.pincodeUrl,
    builder: env.BUILDER_NAME ? { name: env.BUILDER_NAME, url: address(env, "BUILDER_URL").href } : undefined,
    mediaOrigins: (listOf(env.MEDIA_ORIGINS) ?? []).map((value) => originOf("MEDIA_ORIGINS", value)),
    payments: readPaymentSettings(env, platform),
    pageCacheBytes: megabytes(env, "PAGE_CACHE_MB", 64),
    earlyHints: isOn(env, "EARLY_HINTS"),
  };
}

function hostNames(env: Record<string, string | undefined>, name: string): string[] | undefined {
  const names = listOf(env[name]);
  const wrong = names?.find((one) => !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.?)+$|^\[[0-9a-f:]+\]$/.test(one));
  if (wrong === undefined) return names?.length ? names : undefined;
  throw new ConfigError(
    `${name} has "${wrong}"; set it to host names alone, such as shop.example, separated by commas.`,
  );
}

function isOn(env: Record<string, string | undefined>, name: string): boolean {
  const value = env[name] || "off";
  if (!/^(on|true|1|off|false|0)$/i.test(value)) throw new ConfigError(`${name} is "${value}"; set it to on or off.`);
  return /^(on|true|1)$/i.test(value);
}

function megabytes(env: Record<string, string | undefined>, name: string, byDefault: number): number {
  const value = env[name] || String(byDefault);
  if (!/^\d{1,5}$/.test(value))
    throw new ConfigError(`${name} is "${value}"; set it to a whole number of megabytes, such as 64.`);
  return Number(value) * 1024 * 1024;
}

function origin(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name];
  return value ? originOf(name, value) : undefined;
}

function address(env: Record<string, string | undefined>, name: string): URL {
  const value = env[name] ?? "";
  if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value);
  throw new ConfigError(`${name} is "${value}"; set it to a whole address such as https://example.com/.`);
}
