export { bindSearch } from "./bindSearch";
export { filterChoices, priceScale } from "./filterChoices";
export { readListing, writeListing } from "./listingAddress";
export {
  activeFilters,
  emptyCriteria,
  isSort,
  PRICE_RANGE,
  type SearchCriteria,
  SORT_WORDS,
  withoutFilters,
} from "./SearchCriteria";
export { SearchStore } from "./SearchStore";
export { priceRange, readCriteria, writeCriteria } from "./searchAddress";
