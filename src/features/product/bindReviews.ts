import { Catalogue } from "../../domain/catalogue";
import { SessionStore } from "../../domain/session";
import type { Container } from "../../kernel/container/Container";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { ReviewStore } from "./ReviewStore";

/** Loaded with the code of `ProductMore`. Each product page gets a store of its own. */
export function bindReviews(container: Container): void {
  if (container.isBound(ReviewStore)) return;
  container.each(ReviewStore, [ApiClient, QueryCache, Catalogue, SessionStore, Notices]);
}
