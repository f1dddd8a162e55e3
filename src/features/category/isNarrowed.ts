/** Parameters of a listing's address that sort it or leave something out. */
export const NARROWING = ["sort", "rating", "min", "max", "subscribable"];

export const isNarrowed = (address: URLSearchParams): boolean => NARROWING.some((name) => address.has(name));
