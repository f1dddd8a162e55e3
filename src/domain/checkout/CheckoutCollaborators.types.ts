import type { Notices } from "#kernel/notices/Notices.ts";
import type { AddressBookStore } from "../addresses";
import type { CartStore } from "../cart";
import type { PaymentMethods } from "../payments";
import type { CheckoutApi } from "./CheckoutApi";
import type { CheckoutChecks } from "./CheckoutChecks";
import type { CheckoutDraft } from "./CheckoutDraft";
import type { CheckoutRefusals } from "./CheckoutRefusals";
import type { CouponStore } from "./CouponStore";
import type { PlaceOrder } from "./PlaceOrder";

export interface CheckoutCollaborators {
  api: CheckoutApi;
  draft: CheckoutDraft;
  refusals: CheckoutRefusals;
  placing: PlaceOrder;
  checks: Pick<CheckoutChecks, "isEmpty" | "refusal">;
  coupon: CouponStore;
  cart: CartStore;
  addresses: AddressBookStore;
  methods: PaymentMethods;
  session: { readonly isLoggedIn: boolean; readonly customerId: string; readonly wasEnded: boolean };
  notices: Notices;
}
