import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Prerender } from "#contract/page/Prerender.types.ts";
import { organizations } from "#contract/store/organizations.ts";
import { OWN_PATHS } from "#server/shared/ownPaths.ts";
import { PlatformReader, PlatformRefusal } from "../seo/PlatformReader";
import type { HostConfig } from "../settings/readHostConfig";
import { urlOf } from "./urlOf";

/** An owner who adds a domain waits so long at most until it works. */
const KNOWN_FOR_MS = 10_000;
const MOST_KNOWN = 1_000;

/**
 * Redirects `www.` of a store's domain, and of a shared host, for good to the name without it, so that each page has one
 * address; path and query stay. A store whose own domain has `www.` keeps it.
 */
export function withoutWww(
  { storeAt }: Pick<Prerender, "storeAt">,
  { sharedHosts, readsFrom }: Pick<HostConfig, "sharedHosts" | "readsFrom">,
) {
  const platform = new PlatformReader(readsFrom);
  // Host names come from callers, so their number needs a limit. A failure is not remembered.
  const stores = new LRUCache<string, boolean>({
    max: MOST_KNOWN,
    ttl: KNOWN_FOR_MS,
    fetchMethod: (domain) => hasStore(platform, domain),
  });
  const isStore = (domain: string) => stores.fetch(domain);
  const isShared = (url: URL) => storeAt(new URL("/any", url), sharedHosts)?.isDomain !== true;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!/^www\./i.test(request.host) || OWN_PATHS.test(request.url)) return;
    const url = urlOf(request);
    if (url === undefined || isShared(url)) return;
    const bare = new URL(url.origin.replace("//www.", "//"));
    const leads = async () => isShared(bare) || ((await isStore(url.hostname)) === false && isStore(bare.hostname));
    // While the platform does not answer, the page says so itself.
    if (!(await leads().catch(() => false))) return;
    // Joined as text, because `new URL` would take the path `//elsewhere` for a host.
    return reply.header("cache-control", "public, max-age=3600").redirect(`${bare.origin}${request.url}`, 308);
  };
}

/** @throws when the platform does not answer */
async function hasStore(platform: PlatformReader, domain: string): Promise<boolean> {
  try {
    await platform.read(organizations.find, {
      params: { orgFriendlyId: domain },
      query: { isFriendlyId: false, isDomain: true },
    });
    return true;
  } catch (error) {
    if (error instanceof PlatformRefusal && error.status === 404) return false;
    throw error;
  }
}
