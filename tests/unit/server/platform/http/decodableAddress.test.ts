import { expect, it } from "vitest";
import { decodableAddress } from "#server/platform/http/decodableAddress.ts";

it.each([
  ["/fresh-basket/%zz", "/fresh-basket/%25zz"],
  ["/%ff?query=%zz", "/%25ff?query=%zz"],
  ["/fresh-basket/product/100%", "/fresh-basket/product/100%25"],
  ["/fresh-basket/search?query=50%", "/fresh-basket/search?query=50%"],
  ["/fresh-basket/caf%C3%A9?a=b?c", "/fresh-basket/caf%C3%A9?a=b?c"],
  ["/api/products/%zz", "/api/products/%zz"],
])("%s is read as %s", (address, read) => {
  expect(decodableAddress(address)).toBe(read);
});
