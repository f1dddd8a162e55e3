import { type SearchPage, search } from "../../contract/search";
import type { ApiClient } from "../../kernel/http/ApiClient";
import { NetworkError, UnknownOutcome } from "../../kernel/http/errors";
import type { Query } from "../../kernel/query/Query.types";
import { type SearchCriteria, toSearchBody } from "./SearchCriteria";

/** As for every list of products: looked at again after a minute. */
const RESULTS_MS = 60_000;

/** Runs only when the query is non-empty (spec 2.7), or for a listing, which has none. */
export function searchQuery(api: ApiClient, criteria: SearchCriteria, size: number): Query<SearchPage> {
  const body = toSearchBody(criteria, size);
  return {
    key: ["search", body],
    fetch: (signal) => api.call(search.products, { body, signal }).catch(asRead),
    staleTime: RESULTS_MS,
    enabled: isAsked(criteria),
  };
}

export const isAsked = ({ query, isListing }: SearchCriteria): boolean => query !== "" || isListing === true;

/** A search changes nothing, though it is a POST: without an answer there is nothing to be unsure of. */
function asRead(error: unknown): never {
  throw error instanceof UnknownOutcome ? new NetworkError() : error;
}
