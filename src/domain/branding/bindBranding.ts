import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { QueryCache } from "../../kernel/query/QueryCache";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { BrandingStore } from "./BrandingStore";

export function bindBranding(container: Container): void {
  container.shared(BrandingStore, [ApiClient, QueryCache, StoreIdentity]);
}
