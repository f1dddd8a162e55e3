/** The form in which a column's name is looked up: in lower case and with single blanks. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replace(/\s+/g, " ");
