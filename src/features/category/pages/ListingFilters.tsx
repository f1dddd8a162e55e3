import { observer } from "mobx-react-lite";
import { FilterPanel } from "#commerce/filters/FilterPanel.tsx";
import { SortSelect } from "#commerce/filters/SortSelect.tsx";
import { useListingFilters } from "./useListingFilters";

/** The filters of a listing beside its products, on screens with enough space. */
export const ListingFilters = observer(function ListingFilters({ categoryId }: { categoryId: string | undefined }) {
  const { sorting, filtering } = useListingFilters(categoryId);
  return (
    <>
      <SortSelect {...sorting} />
      <FilterPanel isTitled {...filtering} />
    </>
  );
});
