import { endpoint } from "../endpoint";

export interface WebStoreConfig {
  /** Products in one row of the home page on large screens; 6 when left out. */
  gridHomePage?: number;
  /** Columns of the catalogue grid; clamped to 3–5 by the storefront (spec 2.5). */
  gridCatalogPage?: number;
}

export const storeThemes = {
  webStoreConfig: endpoint<{ params: { id: string }; reply: WebStoreConfig }>(
    "GET",
    "/api/store-themes/:id/web-store-config",
    "store",
  ),
};
