/** The query parameters that sort or filter a listing. */
export const NARROWING = ["sort", "fact", "rating", "min", "max", "subscribable", "stock"];

export const isNarrowed = (address: URLSearchParams): boolean => NARROWING.some((name) => address.has(name));
