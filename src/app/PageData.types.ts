import type { DehydratedState } from "@tanstack/query-core";
import type { AppConfig } from "../kernel/config/AppConfig";

/** What the host writes into a page as JSON: its configuration and the answers it already has (spec 1, first paint). */
export interface PageData {
  config: Partial<AppConfig>;
  /** Left out when the platform was too slow: the page then asks by itself. */
  queries?: DehydratedState;
  /** For styles that are made in the browser under the Content-Security-Policy. */
  nonce?: string;
}
