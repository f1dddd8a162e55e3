import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { BrandingStore } from "./BrandingStore";

export function bindBranding(container: Container): void {
  container.shared(BrandingStore, [ApiClient, QueryCache, StoreIdentity]);
}
