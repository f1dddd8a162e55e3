import type { Clock } from "#kernel/clock/Clock.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { Navigation } from "#kernel/navigation/Navigation.ts";
import type { Notices } from "#kernel/notices/Notices.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";
import type { CartStore } from "../cart";
import type { OrderPayment, PaymentMethods } from "../payments";
import type { CheckoutDraft } from "./CheckoutDraft";
import type { CheckoutRefusals } from "./CheckoutRefusals";
import type { OrderCall } from "./OrderCall";

export interface PlaceOrderParts {
  api: ApiClient;
  placement: OrderCall;
  payment: OrderPayment;
  draft: CheckoutDraft;
  refusals: CheckoutRefusals;
  cart: Pick<CartStore, "clear" | "reload" | "items">;
  methods: Pick<PaymentMethods, "refusalOf" | "hindranceNow">;
  navigation: Navigation;
  notices: Notices;
  clock: Clock;
  queries: QueryCache;
}
