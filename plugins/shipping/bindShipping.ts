import type { Container } from "inversify";
import { BrandingStore } from "../../src/domain/branding";
import { ApiClient } from "../../src/kernel/http/ApiClient";
import { QueryCache } from "../../src/kernel/query/QueryCache";
import { Shipping } from "./Shipping";

export function bindShipping(container: Container): void {
  container
    .bind(Shipping)
    .toResolvedValue(
      (api: ApiClient, queries: QueryCache, branding: BrandingStore) => new Shipping(api, queries, branding),
      [ApiClient, QueryCache, BrandingStore],
    )
    .inSingletonScope();
}
