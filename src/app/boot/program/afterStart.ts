/** What the program takes over once the page is awake: inversify's container and TanStack Query's core (ADR 9). */
export { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
export { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
