import { Catalogue } from "#domain/catalogue/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { ReviewStore } from "./ReviewStore";

/** Loaded with the code of `ProductMore`. Each product page gets a store of its own. */
export function bindReviews(container: Container): void {
  if (container.isBound(ReviewStore)) return;
  container.each(ReviewStore, [ApiClient, QueryCache, Catalogue, SessionStore, Notices]);
}
