import { BrandingStore } from "#domain/branding/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { Shipping } from "./Shipping";

export function bindShipping(container: Container): void {
  container.shared(Shipping, [ApiClient, QueryCache, BrandingStore]);
}
