/** A page of a list, counted from 1, and the number of rows on a page. */
export interface Wanted {
  page: number;
  size: number;
}
