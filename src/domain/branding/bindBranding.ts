import type { Container } from "inversify";
import { ApiClient } from "../../kernel/http/ApiClient";
import { QueryCache } from "../../kernel/query/QueryCache";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { BrandingStore } from "./BrandingStore";

export function bindBranding(container: Container): void {
  container
    .bind(BrandingStore)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, identity: StoreIdentity) => new BrandingStore(api, queries, identity),
      [ApiClient, QueryCache, StoreIdentity],
    )
    .inSingletonScope();
}
