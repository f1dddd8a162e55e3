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
import { bindOnlinePayments, OrderPayment, PaymentMethods } from "../payments";
import { SessionStore } from "../session";
import { CheckoutApi } from "./CheckoutApi";
import { CheckoutDraft } from "./CheckoutDraft";
import { CheckoutMemory } from "./CheckoutMemory";
import { CheckoutRefusals } from "./CheckoutRefusals";
import { CheckoutStore } from "./CheckoutStore";
import { CouponStore } from "./CouponStore";
import { OrderPlacement } from "./OrderPlacement";
import { OrderPlacing } from "./OrderPlacing";

/** One checkout for the whole page: it is still there when the shopper comes back to /cart. */
export function bindCheckout(container: Container): void {
  if (container.isBound(CheckoutStore)) return;
  bindOnlinePayments(container);
  container
    .bind(CheckoutApi)
    .toResolvedValue(
      (api: ApiClient, session: SessionStore, branding: BrandingStore) => new CheckoutApi(api, session, branding),
      [ApiClient, SessionStore, BrandingStore],
    );
  container
    .bind(CheckoutMemory)
    .toResolvedValue(
      (identity: StoreIdentity, storage: KeyValueStorage) => new CheckoutMemory(identity, storage),
      [StoreIdentity, KeyValueStorage],
    );
  container
    .bind(CheckoutDraft)
    .toResolvedValue((memory: CheckoutMemory) => new CheckoutDraft(memory), [CheckoutMemory])
    .inSingletonScope();
  container
    .bind(CheckoutRefusals)
    .toResolvedValue(
      (draft: CheckoutDraft, cart: CartStore, notices: Notices) => new CheckoutRefusals(draft, cart, notices),
      [CheckoutDraft, CartStore, Notices],
    );
  container
    .bind(CouponStore)
    .toResolvedValue(
      (api: CheckoutApi, draft: CheckoutDraft, cart: CartStore) => new CouponStore(api, draft, cart),
      [CheckoutApi, CheckoutDraft, CartStore],
    )
    .inSingletonScope();
  container
    .bind(OrderPlacement)
    .toResolvedValue((api: CheckoutApi, clock: Clock) => new OrderPlacement(api, clock), [CheckoutApi, Clock])
    .inSingletonScope();
  bindOrderPlacing(container);
  container
    .bind(CheckoutStore)
    .toResolvedValue(
      (
        api: CheckoutApi,
        draft: CheckoutDraft,
        refusals: CheckoutRefusals,
        placing: OrderPlacing,
        coupon: CouponStore,
        cart: CartStore,
        addresses: AddressBookStore,
        methods: PaymentMethods,
        session: SessionStore,
        notices: Notices,
      ) => new CheckoutStore({ api, draft, refusals, placing, coupon, cart, addresses, methods, session, notices }),
      [
        CheckoutApi,
        CheckoutDraft,
        CheckoutRefusals,
        OrderPlacing,
        CouponStore,
        CartStore,
        AddressBookStore,
        PaymentMethods,
        SessionStore,
        Notices,
      ],
    )
    .inSingletonScope();
}

function bindOrderPlacing(container: Container): void {
  container
    .bind(OrderPlacing)
    .toResolvedValue(
      (
        api: ApiClient,
        placement: OrderPlacement,
        payment: OrderPayment,
        draft: CheckoutDraft,
        refusals: CheckoutRefusals,
        cart: CartStore,
        methods: PaymentMethods,
        navigation: Navigation,
        notices: Notices,
        clock: Clock,
        queries: QueryCache,
      ) =>
        new OrderPlacing({
          api,
          placement,
          payment,
          draft,
          refusals,
          cart,
          methods,
          navigation,
          notices,
          clock,
          queries,
        }),
      [
        ApiClient,
        OrderPlacement,
        OrderPayment,
        CheckoutDraft,
        CheckoutRefusals,
        CartStore,
        PaymentMethods,
        Navigation,
        Notices,
        Clock,
        QueryCache,
      ],
    )
    .inSingletonScope();
}
