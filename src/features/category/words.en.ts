export const browseProducts = "Browse products";
export const notFound = "Not Found";
export const clearFilters = "Clear filters";
export const noProductFound = "No Product Found";
export const nothingFits = "Nothing fits all of these filters.";
export const seeAllProducts = "See all products";
export const products = "Products";
export const noProductsInCategory = "There are no products in this category at the moment.";
export const categoriesFailed = "The categories did not load.";
export const tryAgain = "Try again";
export const allProducts = "All products";
export const categories = "Categories";
export const loadingCategories = "Loading categories";
export const back = "Back";
export const toChooseFrom = (heading: string, count: string) => `${heading}: ${count} to choose from`;
/** For search engines: the first page, and the pages after it. */
export const firstPageAt = (what: string, store: string) =>
  `${what} at ${store}. See prices and offers, and order online.`;
export const pageAt = (what: string, store: string, page: number) => `${what} at ${store}. Page ${page}.`;
export const productCount = (count: number, shown: string) => `${shown} ${count === 1 ? "product" : "products"}`;
export const storeOrder = "The store's own order";
export const sortAndFilterWith = (count: number) => `Sort and filter (${count})`;
export const sortAndFilter = "Sort and filter";
