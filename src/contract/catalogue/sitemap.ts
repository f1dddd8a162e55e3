import { endpoint } from "../endpoint";
import type { IsoDateTime, PageQuery } from "../wire.types";

export interface SitemapProduct {
  id: string;
  /** When its page last said something else: words, pictures, prices. Stock does not count, or every order would. */
  changedAt: IsoDateTime;
}

export interface SitemapPage {
  /** Those that lists show, the oldest first: a new one stands at the end and moves no other. */
  products: SitemapProduct[];
  total: number;
  page: number;
  totalPages: number;
}

export const sitemap = {
  /** For search engines, through the host's `sitemap.xml`. 1,000 a page, at most 5,000; a deep page costs what the first one does. */
  products: endpoint<{ query: PageQuery; reply: SitemapPage }>("GET", "/api/sitemap/products", "store"),
};
