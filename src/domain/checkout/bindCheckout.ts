import { Clock } from "#kernel/clock/Clock.ts";
import type { Container } from "#kernel/container/Container.ts";
import { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { Notices } from "#kernel/notices/Notices.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { KeyValueStorage } from "#kernel/storage/KeyValueStorage.ts";
import { TabStorage } from "#kernel/storage/TabStorage.ts";
import { StoreIdentity } from "#kernel/store-identity/StoreIdentity.ts";
import { BrandingStore } from "../branding";
import { CartStore } from "../cart";
import { bindOnlinePayments } from "../payments";
import { SessionStore } from "../session";
import { CheckoutApi } from "./CheckoutApi";
import { CheckoutChecks } from "./CheckoutChecks";
import { CheckoutDraft } from "./CheckoutDraft";
import { CheckoutMemory } from "./CheckoutMemory";
import { CheckoutRefusals } from "./CheckoutRefusals";
import { CheckoutStore } from "./CheckoutStore";
import { CouponStore } from "./CouponStore";
import { OrderCall } from "./OrderCall";
import { PlaceOrder } from "./PlaceOrder";
import { PriceNews } from "./PriceNews";

/** Binds one checkout for the whole page, so that it is the same when the shopper comes back to /cart. */
export function bindCheckout(container: Container): void {
  if (container.isBound(CheckoutStore)) return;
  bindOnlinePayments(container);
  container.each(CheckoutApi, [ApiClient, SessionStore, BrandingStore]);
  container.each(CheckoutMemory, [StoreIdentity, KeyValueStorage, TabStorage]);
  container.shared(CheckoutDraft, [CheckoutMemory]);
  container.each(CheckoutRefusals, [CheckoutDraft, CartStore, Notices]);
  container.each(CheckoutChecks, [SlotRegistry, Services]);
  container.shared(CouponStore, [CheckoutApi, CheckoutDraft, CartStore]);
  container.shared(PriceNews, [CheckoutDraft, CartStore]);
  container.shared(OrderCall, [CheckoutApi, Clock]);
  container.shared(PlaceOrder, PlaceOrder.needs);
  container.shared(CheckoutStore, CheckoutStore.needs);
}
