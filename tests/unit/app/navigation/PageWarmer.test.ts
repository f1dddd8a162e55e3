import { describe, expect, it, vi } from "vitest";
import { PageWarmer } from "#app/navigation/PageWarmer.ts";
import { SessionStore } from "#domain/session/index.ts";
import { Container } from "#kernel/container/Container.ts";
import { InversifyResolver } from "#kernel/container/InversifyResolver.ts";
import type { PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";

const Page = () => null;
const at = (path: string) => new URL(`/fresh-basket${path}`, "https://shop.example");
const page = (path: string, access: RouteEntry["access"] = "public") => ({
  path,
  access,
  load: vi.fn(async () => ({ Page })),
  prefetch: vi.fn(async () => {}),
});

function open(isLoggedIn = false) {
  const container = new Container(new InversifyResolver());
  container.value(SessionStore, { isLoggedIn } as SessionStore);
  const routes = { product: page("/product/:productId"), cart: page("/cart", "login"), login: page("/login") };
  const ready = new Map<RouteEntry, PageCode>();
  const warmer = new PageWarmer([{ id: "pages", routes: Object.values(routes) }], container, "/fresh-basket", ready);
  return { container, warmer, ready, ...routes };
}

describe("a page that is loaded ahead", () => {
  it("has its code fetched once, whichever of its addresses a shopper is about to open", async () => {
    const { warmer, product, ready } = open();
    await Promise.all([warmer.code(at("/product/milk")), warmer.code(at("/product/rice"))]);
    await warmer.code(at("/product/curd"));
    expect(product.load).toHaveBeenCalledOnce();
    expect(ready.get(product)).toEqual({ Page });
  });

  it("is tried again when its code failed to load, and never rejects", async () => {
    const { warmer, product } = open();
    product.load.mockRejectedValueOnce(new Error("gone"));
    await expect(warmer.code(at("/product/milk"))).resolves.toBeUndefined();
    await warmer.code(at("/product/milk"));
    expect(product.load).toHaveBeenCalledTimes(2);
  });

  it("fetches the data that its address names", async () => {
    const { warmer, container, product } = open();
    product.prefetch.mockRejectedValueOnce(new Error("offline"));
    await expect(warmer.data(at("/product/milk"))).resolves.toBeUndefined();
    expect(product.prefetch).toHaveBeenCalledWith({
      container,
      params: { productId: "milk" },
      url: at("/product/milk"),
    });
  });

  it("is the login for a guest who is about to open a protected page (spec 2.1)", async () => {
    const guest = open();
    await guest.warmer.code(at("/cart"));
    expect(guest.cart.load).not.toHaveBeenCalled();
    expect(guest.login.load).toHaveBeenCalledOnce();
    const customer = open(true);
    await customer.warmer.code(at("/cart"));
    expect(customer.cart.load).toHaveBeenCalledOnce();
  });

  it("does nothing for an address outside the store", async () => {
    const { warmer, product } = open();
    await warmer.code(at("/nowhere"));
    await warmer.data(at("/nowhere"));
    expect(product.load).not.toHaveBeenCalled();
  });
});
