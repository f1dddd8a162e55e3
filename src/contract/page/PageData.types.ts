import type { AppConfig } from "./AppConfig.types";

/** What the host writes into a page as JSON: its configuration and the answers that it was drawn from (spec 1, first paint). */
export interface PageData<Queries extends object = object> {
  config: Partial<AppConfig>;
  /** The query cache, dehydrated. Left out when the platform was too slow; the browser then fetches the data itself. */
  queries?: Queries;
  /** For styles that the browser makes under the Content-Security-Policy. */
  nonce?: string;
}
