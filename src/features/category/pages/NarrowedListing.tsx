import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { ActiveFilters } from "#commerce/filters/ActiveFilters.tsx";
import { FilterPanel } from "#commerce/filters/FilterPanel.tsx";
import { FilterSheet } from "#commerce/filters/FilterSheet.tsx";
import { SortSelect } from "#commerce/filters/SortSelect.tsx";
import { Button } from "#design/button/Button.tsx";
import { Catalogue, type GridColumns } from "#domain/catalogue/index.ts";
import { rememberPage } from "#kernel/navigation/rememberPage.ts";
import { useService } from "#kernel/react/useService.ts";
import { ListingHeader } from "../views/ListingHeader";
import { NarrowedProducts } from "../views/NarrowedProducts";
import * as words from "../words.en";
import { useListingFilters } from "./useListingFilters";

export interface NarrowedListingProps {
  title: string;
  columns: GridColumns;
  /** Undefined for the products of all categories. */
  categoryId: string | undefined;
  /** The shopper pressed Filters, so the sheet is open from the start. */
  startsOpen: boolean;
  onBack: () => void;
}

/** A listing with filters or a sort order. The platform's search finds its products, without a search text. */
export const NarrowedListing = observer(function NarrowedListing(props: NarrowedListingProps) {
  const { title, columns, categoryId, startsOpen, onBack } = props;
  const catalogue = useService(Catalogue);
  const { pathname } = useLocation();
  const { store, active, clear, sorting, filtering } = useListingFilters(categoryId);
  const [isOpen, setOpen] = useState(startsOpen);
  const { list } = store;
  if (list === undefined) return null;
  return (
    <>
      <ListingHeader
        title={title}
        total={list.shown}
        onBack={onBack}
        tools={
          <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
            {active.length > 0 ? words.sortAndFilterWith(active.length) : words.sortAndFilter}
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
        title={words.sortAndFilter}
        activeFilters={active.length}
        total={list.shown}
        onClear={clear}
        onClose={() => setOpen(false)}
        onReopen={() => setOpen(true)}
      >
        <SortSelect {...sorting} />
        <FilterPanel {...filtering} />
      </FilterSheet>
    </>
  );
});
