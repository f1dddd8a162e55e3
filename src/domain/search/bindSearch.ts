import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { BrandingStore } from "../branding";
import { TileMaker } from "../catalogue";
import { SearchStore } from "./SearchStore";

/** Each search screen gets its own store. */
export function bindSearch(container: Container): void {
  if (container.isBound(SearchStore)) return;
  container.each(SearchStore, [ApiClient, QueryCache, BrandingStore, TileMaker]);
}
