/** Where the host answers with `PageAnswers`; `page` is the page's path with its query. */
export const answersPath = (page: string): string => `/page-data?page=${encodeURIComponent(page)}`;

/** The answers of the platform that a page was drawn from (spec 1, first paint). */
export interface PageAnswers<Queries extends object = object> {
  /** Names the drawing that belongs to these answers. A page with another drawing is out of date and is drawn anew. */
  drawing: string;
  /** The query cache, dehydrated. */
  queries: Queries;
}
