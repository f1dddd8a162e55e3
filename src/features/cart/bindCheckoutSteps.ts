import { bindAddresses } from "../../domain/addresses";
import { CartStore } from "../../domain/cart";
import { bindCheckout } from "../../domain/checkout";
import { SessionStore } from "../../domain/session";
import type { Container } from "../../kernel/container/Container";
import { Services } from "../../kernel/container/Services";
import { ApiClient } from "../../kernel/http/ApiClient";
import { SlotRegistry } from "../../kernel/plugin/SlotRegistry";
import { QueryCache } from "../../kernel/query/QueryCache";
import { CouponOffers } from "./CouponOffers";
import { DeliveryCharges } from "./DeliveryCharges";
import { RemovedLines } from "./RemovedLines";

/** Binds what only the steps of /cart need; the cart itself is bound on every page. */
export function bindCheckoutSteps(container: Container): void {
  bindAddresses(container);
  bindCheckout(container);
  container.shared(DeliveryCharges, [SlotRegistry, Services, CartStore]);
  container.shared(CouponOffers, [ApiClient, QueryCache, SessionStore, CartStore]);
  // A new one for each visit to the page.
  container.each(RemovedLines, [CartStore]);
}
