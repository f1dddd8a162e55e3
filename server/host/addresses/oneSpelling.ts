import type { FastifyReply, FastifyRequest } from "fastify";
import type { Prerender } from "#contract/page/Prerender.types.ts";
import { OWN_PATHS } from "#server/shared/ownPaths.ts";
import { urlOf } from "./urlOf";

const HAS_CAPITALS = /^\/[\w-]*[A-Z]/;

/**
 * Redirects `/Fresh-Basket` for good to the store `fresh-basket`, so that each page has one address; path and query stay.
 * On a store's own domain a path does not begin with a store's name, so nothing is redirected there.
 */
export function oneSpelling({ storeAt }: Pick<Prerender, "storeAt">, sharedHosts: readonly string[] | undefined) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!HAS_CAPITALS.test(request.url)) return;
    const url = urlOf(request);
    const { basePath = "" } = (url && storeAt(url, sharedHosts)) ?? {};
    if (basePath === "" || OWN_PATHS.test(basePath)) return;
    const address = basePath + request.url.slice(basePath.length);
    return reply.header("cache-control", "public, max-age=3600").redirect(address, 308);
  };
}
