export const whatAreYouLookingFor = "What are you looking for?";
export const resultsFor = (query: string) => `Showing Results for ${query}`;
/** For search engines. */
export const productsFor = (query: string, store: string, count: string | undefined) =>
  `Products for “${query}” at ${store}${count === undefined ? "." : `: ${count} found.`}`;
export const productCount = (count: number, shown: string) => `${shown} ${count === 1 ? "product" : "products"}`;
export const sortAndFilterWith = (activeFilters: number) => `Sort and filter (${activeFilters})`;
export const sortAndFilter = "Sort and filter";
export const resultsForQuery = (query: string) => `Showing Results for ${query}`;
export const spelledOtherwise = (query: string) => `Nothing is spelled like that here. These are for ${query}.`;
export const clearFilters = "Clear filters";
export const browseProducts = "Browse products";
export const searchResults = "Search results";
export const noProductFound = "No Product Found";
export const nothingFits = "Nothing fits all of these filters.";
export const tryAnotherWord = "Try another word, or look through the categories.";
export const typeName = "Type a product's name in the search box above.";
export const relevance = "Relevance";
