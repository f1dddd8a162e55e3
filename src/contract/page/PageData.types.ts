import type { AppConfig } from "./AppConfig.types";

/** What the host writes into a page as JSON: its configuration and the answers it already has (spec 1, first paint). */
export interface PageData<Queries extends object = object> {
  config: Partial<AppConfig>;
  /** The query cache, dehydrated. Left out when the platform was too slow: the page then asks by itself. */
  queries?: Queries;
  /** For styles that are made in the browser under the Content-Security-Policy. */
  nonce?: string;
}
