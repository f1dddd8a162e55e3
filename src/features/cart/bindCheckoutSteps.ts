import { bindAddresses } from "#domain/addresses/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { bindCheckout } from "#domain/checkout/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import type { Container } from "#kernel/container/Container.ts";
import { Services } from "#kernel/container/Services.ts";
import { ApiClient } from "#kernel/http/ApiClient.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { QueryCache } from "#kernel/query/QueryCache.ts";
import { CouponOffers } from "./CouponOffers";
import { DeliveryCharges } from "./DeliveryCharges";
import { RemovedLines } from "./RemovedLines";

/** Binds what only the steps of /cart need; the cart itself is bound on every page. */
export function bindCheckoutSteps(container: Container): void {
  bindAddresses(container);
  bindCheckout(container);
  container.shared(DeliveryCharges, [SlotRegistry, Services, CartStore]);
  container.shared(CouponOffers, [ApiClient, QueryCache, SessionStore, CartStore]);
  // A new one each time the page is opened.
  container.each(RemovedLines, [CartStore]);
}
