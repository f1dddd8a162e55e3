import { type Suggestions, search } from "#contract/catalogue/search.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Query } from "#kernel/query/Query.types.ts";

const SIZE = 6;

/** The suggestions for a text that is being typed. They stay for five minutes, so that deleting a letter makes no call. */
export const suggestionsQuery = (api: ApiClient, query: string, signal: AbortSignal): Query<Suggestions> => ({
  key: ["suggestions", query.toLowerCase()],
  fetch: () => api.call(search.suggest, { query: { query, size: SIZE }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retries: 0,
});
