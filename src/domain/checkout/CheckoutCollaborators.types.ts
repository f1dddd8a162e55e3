import type { Clock } from "../../kernel/clock/Clock";
import type { Navigation } from "../../kernel/navigation/Navigation";
import type { Notices } from "../../kernel/notices/Notices";
import type { QueryCache } from "../../kernel/query/QueryCache";
import type { AddressBookStore } from "../addresses";
import type { CartStore } from "../cart";
import type { OrderPayment, PaymentMethods } from "../payments";
import type { CheckoutApi } from "./CheckoutApi";
import type { CheckoutDraft } from "./CheckoutDraft";
import type { CheckoutRefusals } from "./CheckoutRefusals";
import type { CouponStore } from "./CouponStore";
import type { OrderPlacement } from "./OrderPlacement";
import type { OrderPlacing } from "./OrderPlacing";

export interface CheckoutCollaborators {
  api: CheckoutApi;
  draft: CheckoutDraft;
  refusals: CheckoutRefusals;
  placing: OrderPlacing;
  coupon: CouponStore;
  cart: CartStore;
  addresses: AddressBookStore;
  methods: PaymentMethods;
  session: { readonly isLoggedIn: boolean; readonly customerId: string };
  notices: Notices;
}

export interface OrderPlacingParts {
  placement: OrderPlacement;
  payment: OrderPayment;
  draft: CheckoutDraft;
  refusals: CheckoutRefusals;
  cart: Pick<CartStore, "clear" | "reload">;
  methods: Pick<PaymentMethods, "refusalOf">;
  navigation: Navigation;
  notices: Notices;
  clock: Clock;
  queries: QueryCache;
}
