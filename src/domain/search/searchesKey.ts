import type { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";

/** Under which a browser keeps what was searched for in this store, the newest first. */
export const searchesKey = ({ identifier }: Pick<StoreIdentity, "identifier">) => `store_searches_${identifier}`;
