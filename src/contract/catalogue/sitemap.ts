import { endpoint } from "../endpoint";
import type { IsoDateTime, PageQuery } from "../wire.types";

export interface SitemapProduct {
  id: string;
  /** When the page's text, pictures or prices last changed. Stock does not count, because every order changes it. */
  changedAt: IsoDateTime;
}

export interface SitemapPage {
  /** The products that lists show, the oldest first. So a new product is added at the end and moves no other. */
  products: SitemapProduct[];
  total: number;
  page: number;
  totalPages: number;
}

export const sitemap = {
  /**
   * For search engines, through the host's `sitemap.xml`. 1,000 on a page, at most 5,000. A late page costs the platform no
   * more than the first.
   */
  products: endpoint<{ query: PageQuery; reply: SitemapPage }>("GET", "/api/sitemap/products", "store"),
};
