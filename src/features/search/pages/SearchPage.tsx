import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router-dom";
import { BrandingStore } from "../../../domain/branding";
import { Catalogue, catalogueColumns, visibleCategories } from "../../../domain/catalogue";
import {
  activeFilters,
  bindSearch,
  readCriteria,
  type SearchCriteria,
  SearchStore,
  withoutFilters,
} from "../../../domain/search";
import { rememberPage } from "../../../kernel/navigation/rememberPage";
import { useService } from "../../../kernel/react/useService";
import { ActiveFilters } from "../views/ActiveFilters";
import { FilterPanel } from "../views/FilterPanel";
import { filterChoices } from "../views/filterChoices";
import { NoQuery } from "../views/NoQuery";
import { SearchHeader } from "../views/SearchHeader";
import { SearchLayout } from "../views/SearchLayout";
import { SearchResults } from "../views/SearchResults";
import { useAskedCriteria } from "./useAskedCriteria";

export { bindSearch as bind };

/** Spec 2.7. The address bar holds the search; every change of it is a step that Back undoes. */
export const Page = observer(function SearchPage() {
  const [address] = useSearchParams();
  const criteria = useMemo(() => readCriteria(address), [address]);
  const store = useService(SearchStore);
  // Before the first drawing, on the server too; from then on after each change of the address.
  useState(() => store.show(criteria));
  useEffect(() => store.show(criteria), [store, criteria]);
  useStartAtTop(criteria);

  const catalogue = useService(Catalogue);
  const columns = catalogueColumns(useService(BrandingStore).gridCatalogPage);
  const { asked, ask } = useAskedCriteria();
  const change = (changed: Partial<SearchCriteria>) => ask({ ...asked, page: 1, ...changed });
  const clear = () => ask(withoutFilters(asked));

  const { list, facets } = store;
  if (criteria.query === "" || list === undefined) return <NoQuery />;
  const { data: categories } = catalogue.categories;
  const choices = filterChoices(facets, categories && visibleCategories(categories));
  const active = activeFilters(asked);
  return (
    <SearchLayout
      activeFilters={active.length}
      total={list.total}
      onClear={clear}
      header={(toggle) => (
        <SearchHeader
          query={criteria.query}
          correctedQuery={store.correctedQuery}
          total={list.total}
          sort={asked.sort}
          onSort={(sort) => change({ sort })}
          toggle={toggle}
        />
      )}
      filters={<FilterPanel criteria={asked} choices={choices} onChange={change} onClear={clear} />}
    >
      <ActiveFilters criteria={asked} active={active} choices={choices} onChange={change} onClear={clear} />
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

/** Other results begin at their top; Back returns to where the shopper was (reading 30). */
function useStartAtTop(criteria: SearchCriteria): void {
  const type = useNavigationType();
  const shown = useRef(criteria);
  useEffect(() => {
    if (shown.current !== criteria && type !== "POP") window.scrollTo(0, 0);
    shown.current = criteria;
  }, [criteria, type]);
}
