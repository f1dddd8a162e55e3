import { categories } from "#contract/catalogue/categories.ts";
import { products } from "#contract/catalogue/products.ts";
import { common } from "#contract/store/common.ts";
import { faqs } from "#contract/store/faqs.ts";
import { organizations } from "#contract/store/organizations.ts";
import { storeBanners } from "#contract/store/storeBanners.ts";
import { storeCustomization } from "#contract/store/storeCustomization.ts";
import { storeSettings } from "#contract/store/storeSettings.ts";
import { stores } from "#contract/store/stores.ts";
import { storeThemes } from "#contract/store/storeThemes.ts";

/**
 * The calls whose answers are the same for everybody and tell nothing about who asked. Answers to other calls are not
 * stored.
 */
const PUBLIC = [
  organizations.find,
  stores.get,
  stores.paymentConfig,
  stores.supportAndSocial,
  stores.policies,
  stores.shippingConfig,
  storeSettings.get,
  storeThemes.webStoreConfig,
  storeBanners.list,
  storeCustomization.announcementBars,
  storeCustomization.testimonials,
  common.enumValues,
  faqs.get,
  categories.list,
  products.list,
];

const PATHS = PUBLIC.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`));

/** Whether a GET of this address asks for a public part of the catalogue or of the store's settings. */
export function isPublicAnswer({ pathname }: Pick<URL, "pathname">): boolean {
  return PATHS.some((path) => path.test(pathname));
}
