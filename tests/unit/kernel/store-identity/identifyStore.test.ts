import { describe, expect, it } from "vitest";
import { isLanguageCode } from "#contract/languages.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";

const SHARED = ["localhost", "127.0.0.1", "[::1]", "shop.haat.example"];
const at = (host: string, path: string) => {
  const { hostname } = new URL(`http://${host}`);
  return identifyStore({ hostname, pathname: path }, SHARED, isLanguageCode);
};

describe("which store a page serves (spec 1)", () => {
  it.each([
    ["localhost:3000", "/fresh-basket", "fresh-basket", "/fresh-basket"],
    ["localhost:3000", "/fresh-basket/cart", "fresh-basket", "/fresh-basket"],
    ["127.0.0.1", "/kora-home/", "kora-home", "/kora-home"],
    ["[::1]:3000", "/kora-home", "kora-home", "/kora-home"],
    ["SHOP.haat.example.", "/kora-home", "kora-home", "/kora-home"],
    ["localhost", "/Fresh-Basket/cart", "fresh-basket", "/fresh-basket"],
    ["localhost", "/hi", "hi", "/hi"],
  ])("%s%s is a shared host: the first path segment names it", (host, path, identifier, basePath) => {
    expect(at(host, path)).toEqual({ identifier, isDomain: false, basePath });
  });

  it.each([
    ["fresh-basket.localhost:3000", "/", "fresh-basket.localhost"],
    ["Basket.Example", "/kora-home/cart", "basket.example"],
    ["evil-localhost", "/fresh-basket", "evil-localhost"],
  ])("%s%s is a domain of its own: the host names it, nothing is prefixed", (host, path, identifier) => {
    expect(at(host, path)).toEqual({ identifier, isDomain: true, basePath: "" });
  });

  it.each(["", "/", "//evil.example", "/../x", "/-x", "/%2e%2e", "/a.b", "/<script>", `/${"a".repeat(64)}`])(
    "a shared host with %j names no store, and none is guessed (reading 27)",
    (path) => {
      expect(at("localhost:3000", path)).toBeUndefined();
    },
  );
});

describe("which language the address names (ADR 74)", () => {
  it.each([
    ["localhost", "/fresh-basket/hi", "fresh-basket", "hi", "/fresh-basket/hi"],
    ["localhost", "/Fresh-Basket/ur/cart", "fresh-basket", "ur", "/fresh-basket/ur"],
    ["localhost", "/hi/hi/", "hi", "hi", "/hi/hi"],
    ["fresh.example", "/hi/product/milk", "fresh.example", "hi", "/hi"],
  ])("%s%s: the segment behind the store", (host, path, identifier, language, basePath) => {
    expect(at(host, path)).toEqual({ identifier, isDomain: host !== "localhost", language, basePath });
  });

  it.each([
    ["localhost", "/fresh-basket/category/hi"],
    ["localhost", "/fresh-basket/HI"],
    ["localhost", "/fresh-basket/hindi"],
    ["localhost", "/fresh-basket//hi"],
    ["fresh.example", "/category/hi"],
    ["fresh.example", "//hi"],
  ])("%s%s names none", (host, path) => {
    expect(at(host, path)?.language).toBeUndefined();
  });

  it("a program takes the segment of another language for a page, so that the store shows that there is none", () => {
    const knowsEnglish = (segment: string | undefined): segment is "en" => segment === "en";
    const found = identifyStore({ hostname: "localhost", pathname: "/kora-home/hi/cart" }, SHARED, knowsEnglish);
    expect(found).toMatchObject({ basePath: "/kora-home", language: undefined });
  });
});
