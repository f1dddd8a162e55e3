import { resolve } from "node:path";

export interface HostConfig {
  /** The folder of the build: `browser`, `prerender` and `server` stand in it. */
  dist: string;
  /** Host names on which the store is the first path segment (spec 1). */
  sharedHosts: string[] | undefined;
  /** Where the platform answers this process; undefined: this process itself. */
  platformOrigin: string | undefined;
  /** Postal look-up as browsers reach it, from the platform's configuration. */
  pincodeUrl: string;
  builder: { name: string; url: string } | undefined;
  /** Origins besides this one that pictures and uploads may come from or go to. */
  mediaOrigins: string[];
}

/** @throws Error one sentence that names the variable and the mend */
export function readHostConfig(env: Record<string, string | undefined>, pincodeUrl: string): HostConfig {
  return {
    dist: resolve(env.DIST_DIR ?? "dist"),
    sharedHosts: list(env.SHARED_HOSTS),
    platformOrigin: origin(env, "PLATFORM_ORIGIN"),
    pincodeUrl,
    builder: env.BUILDER_NAME ? { name: env.BUILDER_NAME, url: address(env, "BUILDER_URL").href } : undefined,
    mediaOrigins: (list(env.MEDIA_ORIGINS) ?? []).map((value) => originOf("MEDIA_ORIGINS", value)),
  };
}

function list(value: string | undefined): string[] | undefined {
  const items = value?.split(",").map((item) => item.trim().toLowerCase());
  return items?.filter((item) => item !== "");
}

function origin(env: Record<string, string | undefined>, name: string): string | undefined {
  const value = env[name];
  return value ? originOf(name, value) : undefined;
}

function address(env: Record<string, string | undefined>, name: string): URL {
  const value = env[name] ?? "";
  if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value);
  throw new Error(`${name} is "${value}"; set it to a whole address such as https://example.com/.`);
}

function originOf(name: string, value: string): string {
  if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new Error(`${name} is "${value}"; set it to an origin such as https://example.com.`);
}
