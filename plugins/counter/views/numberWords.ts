/** A count as it is written on the page: `5,860`. */
export const numberWords = (count: number): string => count.toLocaleString("en-IN");
