import { addresses } from "./addresses";
import { bmsPay } from "./bms-pay";
import { carts } from "./carts";
import { categories } from "./categories";
import { changes } from "./changes";
import { checkouts } from "./checkouts";
import { common } from "./common";
import { customers } from "./customers";
import { deliverySlots } from "./delivery-slots";
import { devices } from "./devices";
import { faqs } from "./faqs";
import { identity } from "./identity";
import { orders } from "./orders";
import { organizations } from "./organizations";
import { paymentTransactions } from "./payment-transactions";
import { payments } from "./payments";
import { products } from "./products";
import { reviews } from "./reviews";
import { search } from "./search";
import { sitemap } from "./sitemap";
import { storeBanners } from "./store-banners";
import { storeCustomization } from "./store-customization";
import { storeSettings } from "./store-settings";
import { storeThemes } from "./store-themes";
import { stores } from "./stores";
import { subscriptions } from "./subscriptions";
import { walletTransactions } from "./wallet-transactions";
import { wallets } from "./wallets";

/** Every endpoint by resource: the platform must implement all of it, and the access matrix is generated from it. */
export const api = {
  identity,
  organizations,
  storeSettings,
  stores,
  storeThemes,
  storeBanners,
  storeCustomization,
  faqs,
  categories,
  products,
  search,
  reviews,
  sitemap,
  changes,
  common,
  deliverySlots,
  carts,
  checkouts,
  orders,
  payments,
  paymentTransactions,
  bmsPay,
  customers,
  addresses,
  wallets,
  walletTransactions,
  subscriptions,
  devices,
};
