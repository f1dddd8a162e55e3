import type { api } from "#contract/api.ts";
import type { Implementation } from "../http/implementation.types";
import type { Services } from "../services";
import { boardRoutes } from "./board";
import { categoryRoutes } from "./catalogue/categories";
import { productRoutes } from "./catalogue/products";
import { reviewRoutes } from "./catalogue/reviews";
import { searchRoutes } from "./catalogue/search";
import { sitemapRoutes } from "./catalogue/sitemap";
import { addressRoutes } from "./customers/addresses";
import { customerRoutes } from "./customers/customers";
import { identityRoutes } from "./customers/identity";
import { deviceRoutes } from "./devices";
import { bmsPayRoutes } from "./sale/bmsPay";
import { cartRoutes } from "./sale/carts";
import { checkoutRoutes } from "./sale/checkouts";
import { couponRoutes } from "./sale/coupons";
import { deliverySlotRoutes } from "./sale/deliverySlots";
import { orderRoutes } from "./sale/orders";
import { paymentRoutes } from "./sale/payments";
import { paymentTransactionRoutes } from "./sale/paymentTransactions";
import { phonePaymentRoutes } from "./sale/phonePayments";
import { subscriptionRoutes } from "./sale/subscriptions";
import { walletRoutes } from "./sale/wallets";
import { walletTransactionRoutes } from "./sale/walletTransactions";
import { changeRoutes } from "./store/changes";
import { commonRoutes } from "./store/common";
import { faqRoutes } from "./store/faqs";
import { organizationRoutes } from "./store/organizations";
import { storeBannerRoutes } from "./store/storeBanners";
import { storeCustomizationRoutes } from "./store/storeCustomization";
import { storeSettingsRoutes } from "./store/storeSettings";
import { storeRoutes } from "./store/stores";
import { storeThemeRoutes } from "./store/storeThemes";

type Routes = { [K in keyof typeof api]: Implementation<(typeof api)[K]> };

/** One entry for each resource of the contract; it does not compile without one of them. */
export const createRoutes = (services: Services): Routes => ({
  identity: identityRoutes(services),
  organizations: organizationRoutes(services),
  storeSettings: storeSettingsRoutes(services),
  stores: storeRoutes(services),
  storeThemes: storeThemeRoutes(services),
  storeBanners: storeBannerRoutes(services),
  storeCustomization: storeCustomizationRoutes(services),
  faqs: faqRoutes(services),
  categories: categoryRoutes(services),
  products: productRoutes(services),
  search: searchRoutes(services),
  reviews: reviewRoutes(services),
  sitemap: sitemapRoutes(services),
  changes: changeRoutes(services),
  common: commonRoutes(services),
  deliverySlots: deliverySlotRoutes(services),
  carts: cartRoutes(services),
  checkouts: checkoutRoutes(services),
  coupons: couponRoutes(services),
  orders: orderRoutes(services),
  payments: paymentRoutes(services),
  paymentTransactions: paymentTransactionRoutes(services),
  bmsPay: bmsPayRoutes(services),
  phonePayments: phonePaymentRoutes(services),
  customers: customerRoutes(services),
  addresses: addressRoutes(services),
  wallets: walletRoutes(services),
  walletTransactions: walletTransactionRoutes(services),
  subscriptions: subscriptionRoutes(services),
  devices: deviceRoutes(services),
  board: boardRoutes(services),
});
