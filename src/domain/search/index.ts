export { bindSearch } from "./bindSearch";
export { type FilterChoices, filterChoices, priceScale } from "./filterChoices";
export { readListing, writeListing } from "./listingAddress";
export {
  type ActiveFilter,
  activeFilters,
  countFilters,
  emptyCriteria,
  isSort,
  PRICE_RANGE,
  type SearchCriteria,
  type SearchSort,
  SORT_WORDS,
  withoutFilters,
} from "./SearchCriteria";
export { SearchStore } from "./SearchStore";
export { priceRange, readCriteria, writeCriteria } from "./searchAddress";
