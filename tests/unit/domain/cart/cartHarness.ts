import { observable, runInAction } from "mobx";
import type { Cart, CartItem } from "#contract/sale/carts.ts";
import { CartApi } from "#domain/cart/CartApi.ts";
import { CartNotices } from "#domain/cart/CartNotices.ts";
import { CartStore } from "#domain/cart/CartStore.ts";
import { CartWishes } from "#domain/cart/CartWishes.ts";
import type { CartCandidate } from "#domain/cart/index.ts";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { cart, cartItem } from "#stories/support/commerceBuilders.ts";
import { type Asked, FakeApi, FakeNavigation, FakeNotices, STORE } from "../support/fakes";

/** A small platform: it keeps a cart, counts each key once, and takes `latency` ms to answer. */
export function cartHarness({
  items = [] as CartItem[],
  loggedIn = true,
  latency = 50,
  storage = new MemoryStorage(),
} = {}) {
  const platform = { items: new Map(items.map((item) => [item.productVariantId, item])), keys: new Set<string>() };
  const state = (): Cart => cart([...platform.items.values()].filter((item) => item.quantity > 0));
  const apply = ({ path, body, key = "" }: Asked) => {
    if (platform.keys.has(key)) return;
    platform.keys.add(key);
    const sign = path.endsWith("add-item") ? 1 : -1;
    const item = (body.item as CartItem | undefined) ?? cartItem({ productVariantId: String(body.productVariantId) });
    const line = platform.items.get(item.productVariantId) ?? cartItem({ ...item, quantity: 0 });
    platform.items.set(line.productVariantId, { ...line, quantity: line.quantity + sign * Number(body.quantity) });
  };
  /** Push an entry to fail a call: before it takes effect, or after it with `after`. */
  const faults: { error: unknown; after?: boolean; path?: string }[] = [];
  const flights = { now: 0, most: 0 };
  const api = new FakeApi(async (asked) => {
    flights.now += 1;
    flights.most = Math.max(flights.most, flights.now);
    await new Promise((resolve) => setTimeout(resolve, latency));
    flights.now -= 1;
    const found = faults.findIndex(({ path }) => path === undefined || asked.path.endsWith(path));
    const fault = found < 0 ? undefined : faults.splice(found, 1)[0];
    if (fault && !fault.after) throw fault.error;
    if (asked.method === "POST") apply(asked);
    if (fault) throw fault.error;
    return state();
  });
  const session = observable({
    isLoggedIn: loggedIn,
    cartId: loggedIn ? "cart-1" : "",
    loadProfile: async () => false,
  });
  const notices = new FakeNotices();
  const navigation = new FakeNavigation();
  const clock = new SystemClock();
  const wishes = new CartWishes(STORE, storage, clock);
  const build = () =>
    new CartStore(new CartApi(api), clock, session, wishes, new CartNotices(notices, clock), navigation);
  const store = build();
  const logIn = () =>
    runInAction(() => {
      session.isLoggedIn = true;
      session.cartId = "cart-1";
    });
  const quantityThere = (variantId: string) => platform.items.get(variantId)?.quantity ?? 0;
  return { store, build, api, faults, flights, session, logIn, notices, navigation, storage, wishes, quantityThere };
}

export function candidate(variantId = "v-milk-500"): CartCandidate {
  const {
    quantity: _q,
    isPriceChanged: _p,
    insufficientStock: _i,
    currentAvailableQuantity: _c,
    ...known
  } = cartItem();
  return { ...known, productVariantId: variantId, availableQuantity: 40 };
}
