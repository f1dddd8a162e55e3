export { bindSearch } from "./bindSearch";
export {
  type ActiveFilter,
  activeFilters,
  countFilters,
  emptyCriteria,
  isSort,
  PRICE_RANGE,
  type SearchCriteria,
  type SearchSort,
  withoutFilters,
} from "./SearchCriteria";
export { SearchStore } from "./SearchStore";
export { priceRange, readCriteria, writeCriteria } from "./searchAddress";
