import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import {
  activeFilters,
  bindSearch,
  filterChoices,
  PRICE_RANGE,
  readListing,
  type SearchCriteria,
  SearchStore,
  SORT_WORDS,
  withoutFilters,
  writeListing,
} from "#domain/search/index.ts";
import { isSavingData } from "#kernel/navigation/isSavingData.ts";
import { useAddressState } from "#kernel/react/useAddressState.ts";
import { useBinding } from "#kernel/react/useBinding.ts";
import { useService } from "#kernel/react/useService.ts";
import * as words from "../words.en";

const SORTS = { relevance: words.storeOrder, ...SORT_WORDS };

/**
 * The filters and the sort order of a listing, stored in the address, and the platform's search for them. @param categoryId
 * undefined for the products of all categories
 */
export function useListingFilters(categoryId: string | undefined) {
  useBinding(bindSearch);
  const store = useService(SearchStore);
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const form = useMemo(
    () => ({ read: (from: URLSearchParams) => readListing(from, categoryId), write: writeListing }),
    [categoryId],
  );
  const criteria = useMemo(() => form.read(address), [form, address]);
  // Before the first render, on the server too; an effect repeats it after each change of the address.
  useState(() => store.show(criteria));
  useEffect(() => store.show(criteria), [store, criteria]);
  const { asked, ask } = useAddressState(form, pathname);
  const changed = (by: Partial<SearchCriteria>) => ({ ...asked, page: 1, ...by });
  const change = (by: Partial<SearchCriteria>) => ask(changed(by));
  return {
    store,
    active: activeFilters({ ...asked, categoryIds: [] }),
    clear: () => ask({ ...withoutFilters(asked), categoryIds: asked.categoryIds, isListing: true }),
    sorting: { value: asked.sort, words: SORTS, onChange: (sort: SearchCriteria["sort"]) => change({ sort }) },
    filtering: {
      values: asked,
      // Without categories, which stand beside the list already.
      choices: { ...filterChoices(store.facets, undefined), categories: [] },
      limits: PRICE_RANGE,
      onChange: change,
      onIntent: (by: Partial<SearchCriteria>) => void (isSavingData(navigator) || store.warm(changed(by))),
    },
  };
}
