import type { Clock } from "../../kernel/clock/Clock";
import type { Navigation } from "../../kernel/navigation/Navigation";
import type { Notices } from "../../kernel/notices/Notices";
import type { QueryCache } from "../../kernel/query/QueryCache";
import type { AddressBookStore } from "../addresses";
import type { CartStore } from "../cart";
import type { PaymentMethods } from "../payments";
import type { CheckoutApi } from "./CheckoutApi";
import type { CheckoutMemory } from "./CheckoutMemory";
import type { OrderPlacement } from "./OrderPlacement";

export interface CheckoutCollaborators {
  api: CheckoutApi;
  placement: OrderPlacement;
  memory: CheckoutMemory;
  cart: CartStore;
  addresses: AddressBookStore;
  methods: PaymentMethods;
  session: { readonly isLoggedIn: boolean; readonly customerId: string };
  navigation: Navigation;
  notices: Notices;
  clock: Clock;
  queries: QueryCache;
}
