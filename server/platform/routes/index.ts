import type { api } from "../../../src/contract/api";
import type { Implementation } from "../http/implementation.types";
import type { Services } from "../services";
import { addressRoutes } from "./addresses";
import { bmsPayRoutes } from "./bms-pay";
import { cartRoutes } from "./carts";
import { categoryRoutes } from "./categories";
import { changeRoutes } from "./changes";
import { checkoutRoutes } from "./checkouts";
import { commonRoutes } from "./common";
import { customerRoutes } from "./customers";
import { deliverySlotRoutes } from "./delivery-slots";
import { deviceRoutes } from "./devices";
import { faqRoutes } from "./faqs";
import { identityRoutes } from "./identity";
import { orderRoutes } from "./orders";
import { organizationRoutes } from "./organizations";
import { paymentTransactionRoutes } from "./payment-transactions";
import { paymentRoutes } from "./payments";
import { productRoutes } from "./products";
import { reviewRoutes } from "./reviews";
import { searchRoutes } from "./search";
import { sitemapRoutes } from "./sitemap";
import { storeBannerRoutes } from "./store-banners";
import { storeCustomizationRoutes } from "./store-customization";
import { storeSettingsRoutes } from "./store-settings";
import { storeThemeRoutes } from "./store-themes";
import { storeRoutes } from "./stores";
import { subscriptionRoutes } from "./subscriptions";
import { walletTransactionRoutes } from "./wallet-transactions";
import { walletRoutes } from "./wallets";

type Routes = { [K in keyof typeof api]: Implementation<(typeof api)[K]> };

/** One entry a resource of the contract: leaving one out does not compile. */
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
  orders: orderRoutes(services),
  payments: paymentRoutes(services),
  paymentTransactions: paymentTransactionRoutes(services),
  bmsPay: bmsPayRoutes(services),
  customers: customerRoutes(services),
  addresses: addressRoutes(services),
  wallets: walletRoutes(services),
  walletTransactions: walletTransactionRoutes(services),
  subscriptions: subscriptionRoutes(services),
  devices: deviceRoutes(services),
});
