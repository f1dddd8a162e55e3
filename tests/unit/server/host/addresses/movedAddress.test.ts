import { expect, it } from "vitest";
import { movedAddress } from "#server/host/addresses/movedAddress.ts";

it.each([
  ["/old", "/new", "/old/product/milk?variant=1", "/new/product/milk?variant=1"],
  ["/old/hi", "/new/hi", "/old/hi?q=a%20b", "/new/hi?q=a%20b"],
  ["/fresh/en", "/fresh", "/fresh/en", "/fresh"],
  ["/fresh/en", "/fresh", "/fresh/en/", "/fresh/"],
  ["/en", "", "/en", "/"],
  ["/en", "", "/en?x=1", "/?x=1"],
  ["/en", "", "/en/cart", "/cart"],
])("what begins with %s begins with %s today: %s → %s", (from, to, asked, address) => {
  expect(movedAddress({ from, to }, asked)).toBe(address);
});

it.each(["/en//evil.example/", "/en///evil.example", "/en/\\evil.example", "/en\\evil.example"])(
  "%s leads to no other host",
  (asked) => {
    const address = movedAddress({ from: "/en", to: "" }, asked);
    expect(new URL(address, "https://fresh.example/").host).toBe("fresh.example");
  },
);
