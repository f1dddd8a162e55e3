import { resolve } from "node:path";
import { domainToASCII } from "node:url";
import type { Registry } from "prom-client";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { FindReady } from "#server/shared/ReadyAnswer.types.ts";
import type { ReadChanges } from "../changes/ChangeListener";
import { type PaymentSettings, type PlatformSays, readPaymentSettings } from "./readPaymentSettings";
import { listOf, originOf } from "./readValues";

/** The host's settings from environment variables. */
export interface HostSettings {
  /** The folder of the build, which contains `browser`, `prerender` and `server`. */
  dist: string;
  /** Host names on which the store is the first path segment (spec 1). */
  sharedHosts: string[] | undefined;
  /** The platform's origin for browsers and for this process; undefined where the platform runs in this process. */
  platformOrigin: string | undefined;
  /** The address of the postal look-up for browsers, from the platform's configuration. */
  pincodeUrl: string;
  builder: { name: string; url: string } | undefined;
  /** Other origins that pictures come from and uploads go to. */
  mediaOrigins: string[];
  payments: PaymentSettings;
  /** The largest memory for kept pages. */
  pageCacheBytes: number;
}

export interface HostConfig extends HostSettings {
  /** The origin at which this process reaches the platform. */
  readsFrom: string;
  /** The registry for the host's own metrics. */
  metrics?: Registry;
  /** Reads changes from a platform in this process; without it, they are fetched over HTTP. */
  changesSince?: ReadChanges;
  /** Lets ready pages be sent before the app sees the request; without it, the app answers all. */
  answerFirst?: (find: FindReady) => void;
}

/** @throws ConfigError with one sentence that names the variable and says how to correct it */
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
  };
}

function hostNames(env: Record<string, string | undefined>, name: string): string[] | undefined {
  // As browsers send them: `xn--…` for a name that is not in Latin letters.
  const names = listOf(env[name])?.map((one) => domainToASCII(one) || one);
  const wrong = names?.find((one) => !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.?)+$|^\[[0-9a-f:]+\]$/.test(one));
  if (wrong === undefined) return names?.length ? names : undefined;
  throw new ConfigError(
    `${name} has "${wrong}"; set it to host names alone, such as shop.example, separated by commas.`,
  );
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
