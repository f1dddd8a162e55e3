import { describe, expect, it } from "vitest";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";

const SHARED = ["localhost", "127.0.0.1", "[::1]", "shop.haat.example"];

describe("which store a page serves (spec 1)", () => {
  it.each([
    ["localhost:3000", "/fresh-basket", "fresh-basket", "/fresh-basket"],
    ["localhost:3000", "/fresh-basket/cart", "fresh-basket", "/fresh-basket"],
    ["127.0.0.1", "/kora-home/", "kora-home", "/kora-home"],
    ["[::1]:3000", "/kora-home", "kora-home", "/kora-home"],
    ["SHOP.haat.example.", "/kora-home", "kora-home", "/kora-home"],
    ["localhost", "/Fresh-Basket/cart", "fresh-basket", "/fresh-basket"],
  ])("%s%s is a shared host: the first path segment names it", (host, path, identifier, basePath) => {
    expect(identifyStore(host, path, SHARED)).toEqual({ identifier, isDomain: false, basePath });
  });

  it.each([
    ["fresh-basket.localhost:3000", "/", "fresh-basket.localhost"],
    ["Basket.Example", "/kora-home/cart", "basket.example"],
    ["evil-localhost", "/fresh-basket", "evil-localhost"],
  ])("%s%s is a domain of its own: the host names it, nothing is prefixed", (host, path, identifier) => {
    expect(identifyStore(host, path, SHARED)).toEqual({ identifier, isDomain: true, basePath: "" });
  });

  it.each(["", "/", "//evil.example", "/../x", "/-x", "/%2e%2e", "/a.b", "/<script>", `/${"a".repeat(64)}`])(
    "a shared host with %j names no store, and none is guessed (reading 27)",
    (path) => {
      expect(identifyStore("localhost:3000", path, SHARED)).toBeUndefined();
    },
  );
});
