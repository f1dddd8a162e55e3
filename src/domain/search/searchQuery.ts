import { type SearchPage, search } from "#contract/catalogue/search.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import { wholeList } from "../catalogue";
import { type SearchCriteria, toSearchBody } from "./SearchCriteria";

/** Results stay fresh for a minute, as all lists of products do. */
const RESULTS_MS = 60_000;

/** Runs only when the query is not empty (spec 2.7), or for a listing, which has no query. */
export function searchQuery(api: ApiClient, criteria: SearchCriteria, size: number): Query<SearchPage> {
  const body = toSearchBody(criteria, size);
  return {
    key: ["search", body],
    fetch: async (signal) => {
      const answer = await api.call(search.products, { body, signal });
      // The answer in spec 3 has no pages: without a total, the results are complete (reading 34).
      const total = answer.total ?? answer.results.length;
      return { ...answer, total, results: wholeList(answer.results, { page: criteria.page, size, total }).items };
    },
    staleTime: RESULTS_MS,
    enabled: isAsked(criteria),
  };
}

export const isAsked = ({ query, isListing }: SearchCriteria): boolean => query !== "" || isListing === true;
