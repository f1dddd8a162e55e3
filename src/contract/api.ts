import { board } from "./board";
import { categories } from "./catalogue/categories";
import { products } from "./catalogue/products";
import { reviews } from "./catalogue/reviews";
import { search } from "./catalogue/search";
import { sitemap } from "./catalogue/sitemap";
import { addresses } from "./customers/addresses";
import { customers } from "./customers/customers";
import { identity } from "./customers/identity";
import { devices } from "./devices";
import { bmsPay } from "./sale/bmsPay";
import { carts } from "./sale/carts";
import { checkouts } from "./sale/checkouts";
import { coupons } from "./sale/coupons";
import { deliverySlots } from "./sale/deliverySlots";
import { orders } from "./sale/orders";
import { payments } from "./sale/payments";
import { paymentTransactions } from "./sale/paymentTransactions";
import { phonePayments } from "./sale/phonePayments";
import { subscriptions } from "./sale/subscriptions";
import { wallets } from "./sale/wallets";
import { walletTransactions } from "./sale/walletTransactions";
import { changes } from "./store/changes";
import { common } from "./store/common";
import { faqs } from "./store/faqs";
import { organizations } from "./store/organizations";
import { storeBanners } from "./store/storeBanners";
import { storeCustomization } from "./store/storeCustomization";
import { storeSettings } from "./store/storeSettings";
import { stores } from "./store/stores";
import { storeThemes } from "./store/storeThemes";

/**
 * Every endpoint for shoppers, by resource. The platform must implement all of them, and the access matrix is generated
 * from this list.
 */
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
  coupons,
  orders,
  payments,
  paymentTransactions,
  bmsPay,
  phonePayments,
  customers,
  addresses,
  wallets,
  walletTransactions,
  subscriptions,
  devices,
  board,
};
