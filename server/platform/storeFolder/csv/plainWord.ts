/** The name of a column as it is looked up: without capitals and with single blanks. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, " ");
