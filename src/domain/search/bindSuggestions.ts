import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { Catalogue, RecentEntries, TileMaker } from "../catalogue";
import { SuggestionStore } from "./SuggestionStore";
import { searchesKey } from "./searchesKey";

/** How many searches this browser remembers. */
const KEPT_SEARCHES = 6;

/** Loaded with the suggestions' code, when the search box first gets the focus. */
export function bindSuggestions(container: Container): void {
  if (container.isBound(SuggestionStore)) return;
  container.shared(
    SuggestionStore,
    [ApiClient, QueryCache, Clock, TileMaker, Catalogue, KeyValueStorage, StoreIdentity],
    (api, queries, clock, tileMaker, catalogue, storage, identity) =>
      new SuggestionStore(
        api,
        queries,
        clock,
        tileMaker,
        catalogue.categories,
        new RecentEntries(storage, searchesKey(identity), KEPT_SEARCHES),
      ),
  );
}
