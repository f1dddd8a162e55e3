import type { Container } from "inversify";
import { Clock } from "../../kernel/clock/Clock";
import { ApiClient } from "../../kernel/http/ApiClient";
import { Navigation } from "../../kernel/navigation/Navigation";
import { Notices } from "../../kernel/notices/Notices";
import { QueryCache } from "../../kernel/query/QueryCache";
import { KeyValueStorage } from "../../kernel/storage/KeyValueStorage";
import { StoreIdentity } from "../../kernel/store-identity/StoreIdentity";
import { AddressBookStore } from "../addresses";
import { BrandingStore } from "../branding";
import { CartStore } from "../cart";
import { PaymentMethods } from "../payments";
import { SessionStore } from "../session";
import { CheckoutApi } from "./CheckoutApi";
import { CheckoutMemory } from "./CheckoutMemory";
import { CheckoutStore } from "./CheckoutStore";
import { OrderPlacement } from "./OrderPlacement";

/** One checkout for the whole page: it is still there when the shopper comes back to /cart. */
export function bindCheckout(container: Container): void {
  if (container.isBound(CheckoutStore)) return;
  container
    .bind(CheckoutApi)
    .toResolvedValue(
      (api: ApiClient, session: SessionStore, branding: BrandingStore) => new CheckoutApi(api, session, branding),
      [ApiClient, SessionStore, BrandingStore],
    );
  container
    .bind(OrderPlacement)
    .toResolvedValue((api: CheckoutApi, clock: Clock) => new OrderPlacement(api, clock), [CheckoutApi, Clock])
    .inSingletonScope();
  container
    .bind(CheckoutMemory)
    .toResolvedValue(
      (identity: StoreIdentity, storage: KeyValueStorage) => new CheckoutMemory(identity, storage),
      [StoreIdentity, KeyValueStorage],
    );
  container
    .bind(CheckoutStore)
    .toResolvedValue(
      (
        api: CheckoutApi,
        placement: OrderPlacement,
        memory: CheckoutMemory,
        cart: CartStore,
        addresses: AddressBookStore,
        methods: PaymentMethods,
        session: SessionStore,
        navigation: Navigation,
        notices: Notices,
        clock: Clock,
        queries: QueryCache,
      ) =>
        new CheckoutStore({
          api,
          placement,
          memory,
          cart,
          addresses,
          methods,
          session,
          navigation,
          notices,
          clock,
          queries,
        }),
      [
        CheckoutApi,
        OrderPlacement,
        CheckoutMemory,
        CartStore,
        AddressBookStore,
        PaymentMethods,
        SessionStore,
        Navigation,
        Notices,
        Clock,
        QueryCache,
      ],
    )
    .inSingletonScope();
}
