import { makeAutoObservable, observable, runInAction } from "mobx";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { CartItem } from "#contract/sale/carts.ts";
import { CartStore } from "#domain/cart/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { buyNow } from "#features/cart/buyNow.ts";
import BuyNow from "#features/cart/pages/BuyNow.tsx";
import { useBoughtNow } from "#features/cart/pages/useBoughtNow.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import { ContainerContext } from "#kernel/react/ContainerContext.ts";
import { aProduct, aVariant } from "#stories/support/builders.ts";
import { cartItem } from "#stories/support/commerceBuilders.ts";
import { click, mount } from "../../design/mount";
import { candidate, cartHarness } from "../../domain/cart/cartHarness";

const MILK = "v-milk-500";
const milk = (quantity = 1) => cartItem({ productVariantId: MILK, quantity });

test("Buy now puts one into the cart and opens it; what is in the cart already is not added again", () => {
  const { store, session, navigation } = cartHarness();
  store.start();
  buyNow(candidate(), store, session, navigation);
  buyNow(candidate(), store, session, navigation);
  const state = { boughtNow: { variantId: MILK, quantity: 1 } };
  expect(navigation.moves).toEqual([
    { path: "/cart", options: { state } },
    { path: "/cart", options: { state } },
  ]);
  expect(store.quantityOf(MILK)).toBe(1);
});

test("spec 6: a guest's Buy now goes to /login and from there to the cart, with the product in it", () => {
  const { store, session, navigation, logIn, api } = cartHarness({ loggedIn: false });
  store.start();
  buyNow(candidate(), store, session, navigation);
  expect(navigation.moves).toEqual([
    {
      path: "/login",
      options: { state: { from: "/cart", fromState: { boughtNow: { variantId: MILK, quantity: 1 } } } },
    },
  ]);
  expect(api.asked).toEqual([]);
  logIn();
  expect(store.quantityOf(MILK)).toBe(1);
});

test("a double press opens the next page once", async () => {
  const { store, session, navigation } = cartHarness({ loggedIn: false });
  const container = new Container(new InversifyResolver());
  container.value(CartStore, store);
  container.value(SessionStore, session as never);
  container.value(Navigation, navigation);
  const { get } = await mount(
    <ContainerContext value={container}>
      <BuyNow product={aProduct()} variant={aVariant()} />
    </ContainerContext>,
  );
  await click(get("button"));
  await click(get("button"));
  expect(navigation.moves.map(({ path }) => path)).toEqual(["/login"]);
  expect(get("button").getAttribute("aria-disabled")).toBe("true");
});

type Visited = Parameters<typeof useBoughtNow>;

function CartPage({ of }: { of: Visited }) {
  useBoughtNow(...of);
  return null;
}

/** Opens a cart page as Buy now does; returns how often its first step continued by itself. */
async function open({
  items = [milk()],
  step = 0,
  isTaken = false,
  state = bought() as ReturnType<typeof bought> | null,
  isReload = false,
} = {}) {
  const cart = observable({ items: [] as CartItem[], isLoading: true, isSettling: true }, {}, { deep: false });
  const checkout = makeAutoObservable({
    currentStep: step,
    pressed: 0,
    async next() {
      this.pressed += 1;
    },
  });
  const router = createMemoryRouter(
    [
      { path: "/", element: null },
      { path: "/cart", element: <CartPage of={[checkout, cart, () => isTaken]} /> },
    ],
    { initialEntries: isReload ? [{ pathname: "/cart", state }] : ["/"] },
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  if (!isReload) await act(async () => router.navigate("/cart", { state }));
  const early = checkout.pressed;
  await act(async () => runInAction(() => Object.assign(cart, { items, isLoading: false })));
  await act(async () => runInAction(() => Object.assign(cart, { isSettling: false })));
  return { early, pressed: checkout.pressed };
}

const bought = (quantity = 1) => ({ boughtNow: { variantId: MILK, quantity } });

test("after Buy now the first step continues by itself, once the product is in the cart", async () => {
  expect(await open()).toEqual({ early: 0, pressed: 1 });
});

test.each([
  ["other products are in the cart, too", { items: [milk(), cartItem({ productVariantId: "v-bread" })] }],
  ["an earlier cart had some of it", { items: [milk(3)] }],
  ["the product was refused", { items: [] }],
  ["the page is loaded again", { isReload: true }],
  ["the shopper came by another way", { state: null }],
  ["an earlier payment is open", { isTaken: true }],
  ["a later step is shown already", { step: 1 }],
])("the shopper sees the cart first when %s", async (_, situation) => {
  expect(await open(situation)).toEqual({ early: 0, pressed: 0 });
});
