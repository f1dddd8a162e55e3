import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { BrandingStore } from "../../../domain/branding";
import { Catalogue, catalogueColumns, Shelf, visibleCategories } from "../../../domain/catalogue";
import {
  countFilters,
  readCriteria,
  type SearchCriteria,
  SearchStore,
  withoutFilters,
  writeCriteria,
} from "../../../domain/search";
import { useService } from "../../../kernel/react/useService";
import { PageLinks } from "../../../ui/pagination/PageLinks";
import { FilterPanel } from "../views/FilterPanel";
import { NoQuery } from "../views/NoQuery";
import { SearchHeader } from "../views/SearchHeader";
import { SearchLayout } from "../views/SearchLayout";
import { SearchResults } from "../views/SearchResults";

/** Spec 2.7. The address bar holds the search; every change of it is a step that Back undoes. */
export const Page = observer(function SearchPage() {
  const [address, setAddress] = useSearchParams();
  const criteria = useMemo(() => readCriteria(address), [address]);
  const store = useService(SearchStore);
  // Before the first drawing, on the server too; from then on after each change of the address.
  useState(() => store.show(criteria));
  useEffect(() => store.show(criteria), [store, criteria]);

  const catalogue = useService(Catalogue);
  const shelf = useService(Shelf);
  const columns = catalogueColumns(useService(BrandingStore).gridCatalogPage);
  const { results } = store;
  const found = results.data;
  const tiles = useMemo(() => found && shelf.tiles(found.results), [shelf, found]);
  const { data: categories } = catalogue.categories;
  const change = (changed: Partial<SearchCriteria>) =>
    setAddress(writeCriteria({ ...criteria, page: 1, ...changed }), { preventScrollReset: true });
  const clear = () => setAddress(writeCriteria(withoutFilters(criteria)), { preventScrollReset: true });

  if (criteria.query === "") return <NoQuery />;
  return (
    <SearchLayout
      activeFilters={countFilters(criteria)}
      header={(toggle) => (
        <SearchHeader
          query={criteria.query}
          total={found?.total}
          sort={criteria.sort}
          onSort={(sort) => change({ sort })}
          toggle={toggle}
        />
      )}
      filters={
        <FilterPanel
          criteria={criteria}
          categories={categories && visibleCategories(categories)}
          onChange={change}
          onClear={clear}
        />
      }
    >
      <SearchResults
        tiles={tiles}
        columns={columns}
        error={results.error}
        isFetching={results.isFetching}
        isFiltered={countFilters(criteria) > 0}
        onClear={clear}
        onRetry={() => results.refetch()}
        onIntent={(product) => catalogue.remember(product)}
      />
      <PageLinks
        page={criteria.page}
        totalPages={found?.totalPages ?? 1}
        hrefOf={(page) => `/search?${writeCriteria({ ...criteria, page })}`}
      />
    </SearchLayout>
  );
});
