import type { AppConfig } from "./AppConfig.types";

/** What the host writes into a page as JSON. */
export interface PageData<Queries extends object = object> {
  config: Partial<AppConfig>;
  /**
   * The query cache, dehydrated, of a page that is not drawn. Left out when the platform was too slow; the browser then fetches
   * the data itself. A drawn page gets `PageAnswers` together with its program.
   */
  queries?: Queries;
}
