import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";

export interface DecorateContext {
  /** The address that the page is drawn for. */
  url: URL;
  /** Where the platform answers this process. */
  platformOrigin: string;
  /** Ends with the time that a page may take to be made. */
  signal: AbortSignal;
}

/** Adds to a page what the host knows and its drawing does not; one that throws leaves the page as it was. */
export type Decorate = (page: PreparedPage, context: DecorateContext) => PreparedPage | Promise<PreparedPage>;
