import { describe, expect, it } from "vitest";
import { pageAddress } from "#app/navigation/pageAddress.ts";

const SHARED = "http://localhost:3000";
const OWN = "https://fresh.example";
const of = (address: string) => {
  const found = pageAddress(new URL(address), {});
  return found && `${found.kind} ${found.url.href}`;
};

describe("addresses that draw the same page are one", () => {
  const rows: [what: string, asked: string, drawn: string][] = [
    ["home", "/fresh", "fixed /fresh/"],
    ["home with a slash", "/fresh/", "fixed /fresh/"],
    ["what an advertisement adds", "/fresh?utm_source=x&gclid=1", "fixed /fresh/"],
    ["a parameter of another page", "/fresh/product/milk?page=2", "thing /fresh/product/milk"],
    ["a policy", "/fresh/refundPolicy", "fixed /fresh/refundPolicy"],
    ["login", "/fresh/login?x=1", "fixed /fresh/login"],
    ["all categories", "/fresh/category/", "fixed /fresh/category"],
    ["a made-up path", "/fresh/wp-login.php", "fixed /fresh/not-found"],
    ["a deep made-up path", "/fresh/a/b/c/d?x=1", "fixed /fresh/not-found"],
    ["two slashes", "/fresh/product//milk", "fixed /fresh/not-found"],
    ["the cart", "/fresh/cart?x=1", "fixed /fresh/cart"],
    ["an order of somebody", "/fresh/order/123/true", "fixed /fresh/order/-/-"],
    ["any account page", "/fresh/account/orders?page=3", "fixed /fresh/account"],
    ["a subscription", "/fresh/subscription/milk?variant=1", "fixed /fresh/subscription/-"],
  ];
  it.each(rows)("%s: %s", (_, asked, drawn) => {
    const [kind, path] = drawn.split(" ");
    expect(of(SHARED + asked)).toBe(`${kind} ${SHARED}${path}`);
    const own = (at: string | undefined) => at?.replace(/^\/fresh(\/|\?|$)/, "/$1").replace(/^\/\//, "/");
    expect(of(OWN + own(asked))).toBe(`${kind} ${OWN}${own(path)}`);
  });
});

describe("addresses that anybody can make up", () => {
  const rows: [what: string, asked: string, drawn: string][] = [
    ["a search", "/fresh/search?utm=1&query=milk&min=10", "/fresh/search?min=10&query=milk"],
    ["a search in another order", "/fresh/search?min=10&query=milk", "/fresh/search?min=10&query=milk"],
    ["a page of a listing", "/fresh/category/dairy?page=2", "/fresh/category/dairy?page=2"],
    ["a chosen variant", "/fresh/product/milk?variant=1", "/fresh/product/milk?variant=1"],
    ["capitals that no link has", "/fresh/PRODUCT/milk", "/fresh/PRODUCT/milk"],
    ["codes that no link has", "/fresh/product/%6dilk", "/fresh/product/%6dilk"],
    ["a long one", `/fresh/category/${"a".repeat(300)}`, `/fresh/category/${"a".repeat(300)}`],
  ];
  it.each(rows)("are those of searches: %s", (_, asked, drawn) => {
    expect(of(SHARED + asked)).toBe(`question ${SHARED}${drawn}`);
  });

  it.each([
    ["a product", "/fresh/product/milk"],
    ["a category", "/fresh/category/dairy"],
  ])("are those of single things, such as a product: %s", (_, path) => {
    expect(of(SHARED + path)).toBe(`thing ${SHARED}${path}`);
  });
});

it.each([
  ["/fresh/hi", "fixed", "/fresh/hi/", "hi"],
  ["/fresh/hi/product/milk?x=1", "thing", "/fresh/hi/product/milk", "hi"],
  ["/fresh/ur/account/orders", "fixed", "/fresh/ur/account", "ur"],
  ["/fresh/hi/nowhere", "fixed", "/fresh/hi/not-found", "hi"],
  ["/fresh/xx/cart", "fixed", "/fresh/not-found", undefined],
])("%s is a page in the language that it names", (asked, kind, drawn, language) => {
  const found = pageAddress(new URL(SHARED + asked), {});
  expect(found).toMatchObject({ kind, url: new URL(SHARED + drawn), store: "fresh", language });
});

it("a shared domain's root names no store", () => {
  expect(of(`${SHARED}/`)).toBeUndefined();
  expect(of(`${SHARED}/%3Cscript%3E/`)).toBeUndefined();
});

it("another host, port or protocol is another store", () => {
  const all = [
    "http://localhost/fresh",
    "http://localhost:3000/fresh",
    "http://fresh.localhost/",
    "https://localhost/fresh",
  ];
  expect(new Set(all.map(of)).size).toBe(all.length);
});
