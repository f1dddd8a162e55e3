import { observable, runInAction } from "mobx";
import { vi } from "vitest";
import type { Address } from "#contract/customers/addresses.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Order, OrderState } from "#contract/sale/orders.ts";
import { AddressBookStore } from "#domain/addresses/index.ts";
import { CartApi } from "#domain/cart/CartApi.ts";
import { CartNotices } from "#domain/cart/CartNotices.ts";
import { CartStore } from "#domain/cart/CartStore.ts";
import { CartWishes } from "#domain/cart/CartWishes.ts";
import { CheckoutApi } from "#domain/checkout/CheckoutApi.ts";
import { CheckoutChecks } from "#domain/checkout/CheckoutChecks.ts";
import { CheckoutDraft } from "#domain/checkout/CheckoutDraft.ts";
import { CheckoutMemory } from "#domain/checkout/CheckoutMemory.ts";
import { CheckoutRefusals } from "#domain/checkout/CheckoutRefusals.ts";
import { CouponStore } from "#domain/checkout/CouponStore.ts";
import { CheckoutStore } from "#domain/checkout/index.ts";
import { OrderCall } from "#domain/checkout/OrderCall.ts";
import { PlaceOrder } from "#domain/checkout/PlaceOrder.ts";
import { OrderPayment, type PaymentMethods } from "#domain/payments/index.ts";
import { PaymentMemory } from "#domain/payments/online/PaymentMemory.ts";
import { OrderWatch } from "#domain/payments/polling/OrderWatch.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import type { DataEntry } from "#kernel/plugin/Slots.types.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { address, addressBook, cart, cartItem, checkout, order } from "#stories/support/commerceBuilders.ts";
import { fakeOnline, type PaymentScript } from "../payments/paymentHarness";
import { type Asked, FakeApi, FakeNavigation, FakeNotices, STORE } from "../support/fakes";

/**
 * Everything that /cart needs, on a platform that counts each key once and answers no more than it must (reading 34).
 */
export async function checkoutHarness({
  items = [cartItem()] as CartItem[],
  storage = new MemoryStorage(),
  addresses = [address(), address({ name: "Ravi", addressType: "Office" })] as Address[],
  pay = {} as PaymentScript,
  checks = [] as DataEntry<"checkout-check">["refusal"][],
} = {}) {
  const platform = {
    items,
    orders: new Map<string, string>(),
    paymentMethod: "COD" as PaymentMethod,
    order: undefined as Order | undefined,
    /** What checkouts and orders cost, where it is not the price of their items. */
    finalPrice: undefined as number | undefined,
    /** The platform does not answer how the store takes money. */
    isSilent: false,
  };
  const priced = () => (platform.finalPrice === undefined ? {} : { finalPrice: platform.finalPrice });
  const waitingOrder = (id: string) =>
    order({ id, orderState: "PENDING", paymentStatus: "PENDING", paymentMethod: "PAYMENT_GATEWAY", ...priced() });
  const faults: { error: unknown; path: string; method?: string; after?: boolean }[] = [];
  const answer = async (asked: Asked): Promise<unknown> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const index = faults.findIndex(
      ({ path, method }) => asked.path === path && (method ?? asked.method) === asked.method,
    );
    const fault = index < 0 ? undefined : faults.splice(index, 1)[0];
    if (fault && !fault.after) throw fault.error;
    const reply = happen(asked);
    if (fault) throw fault.error;
    return reply;
  };
  const happen = ({ method, path, body, key = "" }: Asked): unknown => {
    if (path === "/api/carts/:id") return cart(platform.items);
    if (path.startsWith("/api/addresses")) return addressBook(addresses, 0);
    if (path === "/api/checkouts")
      return checkout({ cartItems: platform.items, shippingAddress: null, paymentMethod: null, ...priced() });
    if (path === "/api/checkouts/:id") {
      const { shippingAddress, paymentMethod } = body as { shippingAddress: Address; paymentMethod: PaymentMethod };
      platform.paymentMethod = paymentMethod;
      return checkout({ cartItems: platform.items, shippingAddress, paymentMethod, ...priced() });
    }
    if (method === "POST" && path === "/api/orders") {
      const id = platform.orders.get(key) ?? `order-${platform.orders.size + 1}`;
      platform.orders.set(key, id);
      if (platform.paymentMethod === "PAYMENT_GATEWAY") platform.order ??= waitingOrder(id);
      else {
        platform.order = order({ id });
        platform.items = [];
      }
      return { id };
    }
    if (path === "/api/orders/:id/state") {
      const { orderState, reason } = body as { orderState: OrderState; reason: string };
      platform.order = { ...waitingOrder("order-1"), orderState, stateReason: reason };
      if (orderState === "PLACED") platform.items = [];
      return { orderState };
    }
    if (path === "/api/orders/:id") return platform.order;
    throw new Error(`nobody answers ${method} ${path}`);
  };
  const checkEntries = checks.map((refusal, order) => ({ slot: "checkout-check" as const, order, refusal }));
  const api = new FakeApi(answer);
  const tab = tabStorageIn(new MemoryStorage());
  const session = observable({
    isLoggedIn: true,
    wasEnded: false,
    customerId: "c-1",
    cartId: "cart-1",
    loadProfile: async () => false,
  });
  const offered = observable<PaymentMethod>(["COD", "PAYMENT_GATEWAY"]);
  const hindrances = new Map<PaymentMethod, string>();
  const refusals = observable.map<PaymentMethod, string>();
  const methods = {
    isOffered: (method: PaymentMethod | null) => method !== null && offered.includes(method),
    refusalOf: (method: PaymentMethod) => (refusals.has(method) ? Promise.resolve(refusals.get(method)) : undefined),
    hindranceNow: (method: PaymentMethod) =>
      platform.isSilent ? new Promise<undefined>(() => {}) : Promise.resolve(hindrances.get(method)),
  };
  const notices = new FakeNotices();
  const clock = new SystemClock();

  const { open: openOnline, visibility, ...payments } = fakeOnline(pay, notices);

  /** The events of the checkout's machine, as "state event". */
  const moves: string[] = [];
  /** The platform tells a new state of the order that is paid for. */
  let answered: (order: Order) => void = () => {};

  /** As after a reload: new stores on the same storage. */
  const open = async () => {
    const navigation = new FakeNavigation();
    navigation.path = "/cart";
    const queries = new CoreQueryCache();
    const wishes = new CartWishes(STORE, storage, clock);
    const cartStore = new CartStore(
      new CartApi(api),
      clock,
      session,
      wishes,
      new CartNotices(notices, clock),
      navigation,
    );
    const book = new AddressBookStore(api, queries, session);
    const checkoutApi = new CheckoutApi(api, session, { orgId: "org-1" });
    const placement = new OrderCall(checkoutApi, clock);
    const draft = new CheckoutDraft(new CheckoutMemory(STORE, storage, tab));
    const refusalsOf = new CheckoutRefusals(draft, cartStore, notices);
    const payment = new OrderPayment({
      api,
      online: openOnline(),
      memory: new PaymentMemory(STORE, storage),
      watch: new OrderWatch(api, clock, visibility),
      notices,
    });
    const placing = new PlaceOrder({
      api,
      call: placement,
      payment,
      draft,
      refusals: refusalsOf,
      cart: cartStore,
      methods: methods as unknown as PaymentMethods,
      navigation,
      notices,
      clock,
      queries,
    });
    const send = placing.flow.send.bind(placing.flow);
    vi.spyOn(placing.flow, "send").mockImplementation((event) => {
      moves.push(`${placing.flow.state.is} ${event}`);
      return send(event);
    });
    const startPayment = payment.start.bind(payment);
    vi.spyOn(payment, "start").mockImplementation((onAnswer) => {
      answered = onAnswer;
      startPayment(onAnswer);
    });
    const coupon = new CouponStore(checkoutApi, draft, cartStore);
    const store = new CheckoutStore({
      api: checkoutApi,
      draft,
      refusals: refusalsOf,
      placing,
      coupon,
      checks: new CheckoutChecks(new SlotRegistry(checkEntries), new Container(new InversifyResolver())),
      cart: cartStore,
      addresses: book,
      methods: methods as unknown as PaymentMethods,
      session: session as never,
      notices,
    });
    cartStore.start();
    await queries.fetch({ key: ["customer", "c-1", "addresses"], fetch: async () => addressBook(addresses, 0) });
    store.start();
    return { store, cartStore, navigation, placement, placing, coupon, book };
  };
  const logOut = () =>
    runInAction(() => {
      session.isLoggedIn = false;
    });
  /** The platform ends the session. */
  const endSession = () =>
    runInAction(() => {
      session.wasEnded = true;
      session.isLoggedIn = false;
    });
  const logIn = (customerId: string) =>
    runInAction(() => Object.assign(session, { isLoggedIn: true, wasEnded: false, customerId }));
  return {
    open,
    ...payments,
    moves,
    answered: (news: Order) => answered(news),
    api,
    faults,
    notices,
    storage,
    platform,
    offered,
    refusals,
    hindrances,
    logOut,
    endSession,
    logIn,
    session,
  };
}
