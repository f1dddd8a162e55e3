/**
 * The code that replaces the small doubles of the start once the page is in use: inversify's container and TanStack Query's
 * core (ADR 9).
 */
export { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
export { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
/** Comes with them, because no page needs it earlier. */
export { followTranslator } from "./followTranslator";
