/** Which page of a list, counted from 1, and how many rows a page has. */
export interface Wanted {
  page: number;
  size: number;
}
