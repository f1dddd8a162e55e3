import { observer } from "mobx-react-lite";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { Catalogue, type GridColumns } from "../../../domain/catalogue";
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
} from "../../../domain/search";
import { isSavingData } from "../../../kernel/navigation/isSavingData";
import { rememberPage } from "../../../kernel/navigation/rememberPage";
import { useAddressState } from "../../../kernel/react/useAddressState";
import { useBinding } from "../../../kernel/react/useBinding";
import { useService } from "../../../kernel/react/useService";
import { Button } from "../../../ui/button/Button";
import { ActiveFilters } from "../../../ui/filters/ActiveFilters";
import { FilterPanel } from "../../../ui/filters/FilterPanel";
import { FilterSheet } from "../../../ui/filters/FilterSheet";
import { SortSelect } from "../../../ui/filters/SortSelect";
import { ListingHeader } from "../views/ListingHeader";
import { NarrowedProducts } from "../views/NarrowedProducts";

export interface NarrowedListingProps {
  title: string;
  columns: GridColumns;
  /** Undefined for the products of all categories. */
  categoryId: string | undefined;
  /** The shopper pressed Filters, so their sheet is open from the start. */
  startsOpen: boolean;
  onBack: () => void;
}

const SORTS = { relevance: "The store's own order", ...SORT_WORDS };

/** A listing that is sorted or filtered. The platform's search finds its products, without a search text. */
export const NarrowedListing = observer(function NarrowedListing(props: NarrowedListingProps) {
  const { title, columns, categoryId, startsOpen, onBack } = props;
  useBinding(bindSearch);
  const store = useService(SearchStore);
  const catalogue = useService(Catalogue);
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const form = useMemo(
    () => ({ read: (from: URLSearchParams) => readListing(from, categoryId), write: writeListing }),
    [categoryId],
  );
  const criteria = useMemo(() => form.read(address), [form, address]);
  // Before the first render, on the server too; later after each change of the address.
  useState(() => store.show(criteria));
  useEffect(() => store.show(criteria), [store, criteria]);
  const [isOpen, setOpen] = useState(startsOpen);
  const { asked, ask } = useAddressState(form, pathname);
  const { list, facets } = store;
  if (list === undefined) return null;

  const changed = (by: Partial<SearchCriteria>) => ({ ...asked, page: 1, ...by });
  const change = (by: Partial<SearchCriteria>) => ask(changed(by));
  const clear = () => ask({ ...withoutFilters(asked), categoryIds: asked.categoryIds, isListing: true });
  const active = activeFilters({ ...asked, categoryIds: [] });
  const filtering = {
    values: asked,
    // The categories stand beside the list already.
    choices: { ...filterChoices(facets, undefined), categories: [] },
    limits: PRICE_RANGE,
    onChange: change,
    onIntent: (by: Partial<SearchCriteria>) => void (isSavingData(navigator) || store.warm(changed(by))),
  };
  return (
    <>
      <ListingHeader
        title={title}
        total={list.shown}
        onBack={onBack}
        tools={
          <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            {active.length > 0 ? `Sort and filter (${active.length})` : "Sort and filter"}
          </Button>
        }
      />
      <ActiveFilters {...filtering} active={active} onClear={clear} />
      <NarrowedProducts
        key={list.key}
        list={list}
        columns={columns}
        isRefreshing={store.isRefreshing}
        onClear={active.length > 0 ? clear : undefined}
        onIntent={(product) => catalogue.remember(product)}
        onPage={(page) => rememberPage(page, pathname)}
      />
      <FilterSheet
        isOpen={isOpen}
        title="Sort and filter"
        activeFilters={active.length}
        total={list.shown}
        onClear={clear}
        onClose={() => setOpen(false)}
        onReopen={() => setOpen(true)}
      >
        <SortSelect value={asked.sort} words={SORTS} onChange={(sort) => change({ sort })} />
        <FilterPanel {...filtering} />
      </FilterSheet>
    </>
  );
});
