import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { ActiveFilters } from "#commerce/filters/ActiveFilters.tsx";
import { FilterPanel } from "#commerce/filters/FilterPanel.tsx";
import { SortSelect } from "#commerce/filters/SortSelect.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, catalogueColumns, visibleCategories } from "#domain/catalogue/index.ts";
import {
  activeFilters,
  bindSearch,
  filterChoices,
  PRICE_RANGE,
  readCriteria,
  type SearchCriteria,
  SearchStore,
  SORT_WORDS,
  withoutFilters,
  writeCriteria,
} from "#domain/search/index.ts";
import { isSavingData } from "#kernel/navigation/isSavingData.ts";
import { rememberPage } from "#kernel/navigation/rememberPage.ts";
import { useAddressState } from "#kernel/react/useAddressState.ts";
import { useService } from "#kernel/react/useService.ts";
import { NoQuery } from "../views/NoQuery";
import { SearchHeader } from "../views/SearchHeader";
import { SearchLayout } from "../views/SearchLayout";
import { SearchResults } from "../views/SearchResults";
import * as words from "../words.en";

export { bindSearch as bind };

const SORTS = { relevance: words.relevance, ...SORT_WORDS };
const FORM = { read: readCriteria, write: writeCriteria };

/** Spec 2.7. The search is stored in the address; Back undoes each change. */
export const Page = observer(function SearchPage() {
  const [address] = useSearchParams();
  const criteria = useMemo(() => readCriteria(address), [address]);
  const store = useService(SearchStore);
  // Before the first render, on the server too; an effect repeats it after each change of the address.
  useState(() => store.show(criteria));
  useEffect(() => store.show(criteria), [store, criteria]);
  useStartAtTop(criteria);

  const catalogue = useService(Catalogue);
  const columns = catalogueColumns(useService(BrandingStore).gridCatalogPage);
  const { asked, ask } = useAddressState(FORM, criteria.query);
  const changed = (by: Partial<SearchCriteria>) => ({ ...asked, page: 1, ...by });
  const change = (by: Partial<SearchCriteria>) => ask(changed(by));
  const warm = (by: Partial<SearchCriteria>) => void (isSavingData(navigator) || store.warm(changed(by)));
  const clear = () => ask(withoutFilters(asked));

  const { list, facets } = store;
  if (criteria.query === "" || list === undefined) return <NoQuery />;
  const { data: categories } = catalogue.categories;
  const choices = filterChoices(facets, categories && visibleCategories(categories));
  const active = activeFilters(asked);
  const hasNothing = active.length === 0 && (list.isEmpty || list.first.error !== null);
  const filtering = { values: asked, choices, limits: PRICE_RANGE, onChange: change, onIntent: warm };
  return (
    <SearchLayout
      activeFilters={active.length}
      total={list.shown}
      onClear={clear}
      header={(toggle) => (
        <SearchHeader query={criteria.query} correctedQuery={store.correctedQuery} total={list.shown} toggle={toggle} />
      )}
      filters={
        hasNothing ? undefined : (
          <>
            <SortSelect value={asked.sort} words={SORTS} onChange={(sort) => change({ sort })} />
            <FilterPanel isTitled {...filtering} />
          </>
        )
      }
    >
      <ActiveFilters {...filtering} active={active} onClear={clear} />
      <SearchResults
        key={list.key}
        list={list}
        columns={columns}
        isRefreshing={store.isRefreshing}
        isFiltered={active.length > 0}
        onClear={clear}
        onIntent={(product) => catalogue.remember(product)}
        onPage={(page) => rememberPage(page, "/search")}
      />
    </SearchLayout>
  );
});

/** Scrolls to the top at new results; Back restores the earlier scroll position (reading 30). */
function useStartAtTop(criteria: SearchCriteria): void {
  const type = useNavigationType();
  const shown = useRef(criteria);
  useEffect(() => {
    if (shown.current !== criteria && type !== "POP") window.scrollTo(0, 0);
    shown.current = criteria;
  }, [criteria, type]);
}
