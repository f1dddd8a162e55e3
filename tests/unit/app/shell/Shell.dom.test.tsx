import { act } from "react";
import { describe, expect, it } from "vitest";
import { CartStore } from "#domain/cart/index.ts";
import { SessionStore } from "#domain/session/index.ts";
import { candidate } from "../../domain/cart/cartHarness";
import { click, find, openStore, type, VERIFIED } from "./support/openStore";

let store: Awaited<ReturnType<typeof openStore>>;
const open = async (...given: Parameters<typeof openStore>) => {
  store = await openStore(...given);
  return store;
};

const linksOf = (selector: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a`)].map((a) => [
    a.textContent?.trim(),
    a.getAttribute("href"),
  ]);

describe("top bar (spec 2.2)", () => {
  it("leads home by logo and name, a guest to the login, anyone to the cart", async () => {
    await open();
    expect(find("header a").getAttribute("href")).toBe("/");
    expect(find("header a").textContent).toBe("Fresh Basket");
    expect(find("header img").getAttribute("src")).toBe("/media/logo.png");
    expect(find('header a[href="/login"]').getAttribute("aria-label")).toBe("Log in");
    expect(find('header a[href="/cart"]').getAttribute("aria-label")).toBe("Cart");
  });

  it("leads a logged-in shopper to the account, and counts line items on the cart (reading 16)", async () => {
    await open("/", { loggedIn: true });
    expect(find('header a[href="/account"]').getAttribute("aria-label")).toBe("Account");
    expect(find('header a[href="/cart"]').getAttribute("aria-label")).toBe("Cart, 2 items");
  });

  it("searches on Enter with text, keeps the query in the box, and does nothing without", async () => {
    const { where } = await open();
    const box = find<HTMLInputElement>('input[placeholder="Search a product"]');
    await type(box, "   ");
    await click(find("search button"));
    expect(where()).toBe("/");
    await type(box, " toned milk & curd ");
    await click(find("search button"));
    expect(where()).toBe("/search?query=toned+milk+%26+curd");
    expect(find<HTMLInputElement>('input[placeholder="Search a product"]').value).toBe("toned milk & curd");
  });

  it("toggles dark mode (spec 4)", async () => {
    const { session } = await open();
    await click(find('[aria-label="Dark mode"]'));
    expect(session.isDarkMode).toBe(true);
    expect(find("[data-scheme]").getAttribute("data-scheme")).toBe("dark");
  });
});

describe("announcement bar (spec 2.2)", () => {
  it("shows its message until it is closed, on every page of this load", async () => {
    const { go } = await open();
    expect(find('[aria-label="Announcement"]').textContent).toContain("Free delivery today");
    await click(find('[aria-label="Dismiss announcement"]'));
    await go("/search?query=x");
    expect(document.querySelector('[aria-label="Announcement"]')).toBeNull();
  });
});

describe("footer (spec 2.2)", () => {
  it("is left out of a task, and the rest of the frame stays as it is", async () => {
    const { go } = await open("/", { loggedIn: true });
    const header = find("header");
    find("footer");
    await go("/cart");
    expect(find("h1").textContent).toBe("Cart");
    expect(document.querySelector("footer")).toBeNull();
    expect(find("header")).toBe(header);
    await go("/");
    find("footer");
    expect(find("header")).toBe(header);
  });
});

describe("bottom tabs (spec 2.2)", () => {
  it("are Home, Products, Cart, Account, the open one marked", async () => {
    await open("/search?query=x");
    expect(linksOf('nav[aria-label="Main"]')).toEqual([
      ["Home", "/"],
      ["Products", "/category"],
      ["Cart", "/cart"],
      ["Account", "/account"],
    ]);
    expect(document.querySelector('nav [aria-current="page"]')).toBeNull();
    await store.go("/");
    expect(find('nav [aria-current="page"]').textContent?.trim()).toBe("Home");
  });
});

describe("footer (spec 2.2, spec 9)", () => {
  it("links the policies by the exact paths, the refund policy in lower case (spec 2.1)", async () => {
    await open();
    expect(linksOf("footer").slice(0, 4)).toEqual([
      ["Privacy Policy", "/privacypolicy"],
      ["Refund Policy", "/refundpolicy"],
      ["Shipping Policy", "/shippingPolicy"],
      ["Terms & Conditions", "/termsconditions"],
    ]);
  });

  it("lists the first four categories that are active and not empty", async () => {
    await open();
    expect(linksOf("footer").slice(4, 8)).toEqual([
      ["Category 0", "/category/c0"],
      ["Category 3", "/category/c3"],
      ["Category 4", "/category/c4"],
      ["Category 5", "/category/c5"],
    ]);
  });

  it("gives contacts, the social pages the store has, and credits the builder (spec 1)", async () => {
    await open();
    expect(linksOf("footer").slice(8)).toEqual([
      ["+91 00000 12345", "tel:+910000012345"],
      ["care@example.com", "mailto:care@example.com"],
      ["Facebook", "https://facebook.com/fb"],
      ["Instagram", "https://instagram.com/fb"],
      ["Haat", "https://example.com/haat"],
    ]);
  });
});

describe("routes (spec 2.1)", () => {
  it("show Not Found on any other path, with a way on", async () => {
    await open("/nowhere/at/all");
    expect(find("main h1").textContent).toBe("Not Found");
    expect(find("main a").getAttribute("href")).toBe("/");
  });

  it.each([
    ["/broken", "The page fell over."],
    ["/refused", "418 I'm a teapot"],
  ])("show 'Unexpected Application Error!' when %s fails, with its text or status", async (path, text) => {
    await open(path);
    expect(find("h1").textContent).toBe("Unexpected Application Error!");
    expect(find('[role="alert"]').textContent).toContain(text);
  });

  it("name the page in the tab, tell screen readers, and take the focus to it (bar 21)", async () => {
    const { go } = await open();
    expect(document.title).toBe("Fresh Basket");
    await go("/nowhere");
    expect(document.title).toBe("Not Found · Fresh Basket");
    expect([...document.querySelectorAll("[aria-live]")].map((region) => region.textContent)).toContain("Not Found");
    expect(document.activeElement?.id).toBe("main");
  });
});

describe("the login guard (spec 2.1)", () => {
  it("sends a guest to the login with the location, replacing the history entry", async () => {
    const before = window.history.length;
    const { where, carried } = await open("/account/orders?page=2#last");
    expect(where()).toBe("/login");
    expect(carried()).toEqual({ from: "/account/orders?page=2#last" });
    expect(window.history.length).toBe(before);
  });

  it("lets a logged-in shopper in", async () => {
    await open("/cart", { loggedIn: true });
    expect(find("main h1").textContent).toBe("Cart");
  });

  it("sends a shopper whose session ends under the page to the login, with the location", async () => {
    const { where, carried, session, rest } = await open("/account/orders", { loggedIn: true });
    await act(() => session.logOut());
    await rest();
    expect(where()).toBe("/login");
    expect(carried()).toEqual({ from: "/account/orders" });
  });
});

describe("the login page (spec 2.4)", () => {
  it("takes a shopper from a protected page through both steps and back, replacing history", async () => {
    const { where, rest } = await open("/account/orders");
    const before = window.history.length;
    expect(find("main h1").textContent).toBe("Log in or Sign up");
    expect(find<HTMLImageElement>('main img[alt="Fresh Basket"]').getAttribute("src")).toBe("/media/logo.png");
    const send = () => find<HTMLButtonElement>('main button[type="submit"]');
    expect(send().disabled).toBe(true);
    await type(find<HTMLInputElement>('main input[name="mobile"]'), "98765 432");
    expect(find<HTMLInputElement>('main input[name="mobile"]').value).toBe("98765432");
    expect(send().disabled).toBe(true);
    await type(find<HTMLInputElement>('main input[name="mobile"]'), "9876543210");
    expect(send().disabled).toBe(false);
    await click(send());
    await rest();
    expect(find("main form").textContent).toContain("+91 98765 43210");
    const boxes = document.querySelectorAll<HTMLInputElement>("main fieldset input");
    expect(boxes).toHaveLength(6);
    expect(boxes[0]?.autocomplete).toBe("one-time-code");
    await type(find<HTMLInputElement>("main fieldset input"), "123456");
    await rest();
    await rest();
    expect(where()).toBe("/account/orders");
    expect(window.history.length).toBe(before);
  });

  it("says what a guest's tap will put into the cart, and goes back to the page of the tap", async () => {
    const { where, rest, go, container } = await open("/");
    await go("/search");
    const { key } = window.history.state as { key: string };
    await act(async () => container.get(CartStore).add(candidate()));
    await rest();
    expect(where()).toBe("/login");
    expect(find("main").textContent).toContain("Farm Fresh Toned Milk will be put into your cart.");
    await act(async () => container.get(SessionStore).logIn(VERIFIED));
    await rest();
    expect(where()).toBe("/search");
    expect(window.history.state).toMatchObject({ key });
  });

  it("sends a shopper who is logged in already on to the root", async () => {
    const { where } = await open("/login", { loggedIn: true });
    expect(where()).toBe("/");
  });

  it("links the terms and the privacy policy", async () => {
    await open("/login");
    expect(linksOf("main")).toEqual([
      ["Terms & Conditions", "/termsconditions"],
      ["Privacy Policy", "/privacypolicy"],
    ]);
  });
});
