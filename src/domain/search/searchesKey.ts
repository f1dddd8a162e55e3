import type { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";

/** The storage key of a store's recent searches; the newest comes first. */
export const searchesKey = ({ identifier }: Pick<StoreIdentity, "identifier">) => `store_searches_${identifier}`;
