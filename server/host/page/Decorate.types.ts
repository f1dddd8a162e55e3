import type { PreparedPage } from "../../../src/contract/page/PreparedPage.types";

export interface DecorateContext {
  /** The address of the page. */
  url: URL;
  /** The origin at which this process reaches the platform. */
  platformOrigin: string;
  /** Aborts when the time limit for making a page is over. */
  signal: AbortSignal;
}

/** Adds something to a page that only the host knows. If it throws, the page stays as it was. */
export type Decorate = (page: PreparedPage, context: DecorateContext) => PreparedPage | Promise<PreparedPage>;
