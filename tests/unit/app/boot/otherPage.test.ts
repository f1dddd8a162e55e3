import { describe, expect, it, vi } from "vitest";
import { otherPage } from "#app/boot/document/otherPage.ts";
import type { LanguageCode } from "#contract/languages.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { BrandingStore } from "#domain/branding/index.ts";
import { isOwnLanguage } from "#kernel/language/isOwnLanguage.ts";
import { identifyStore } from "#kernel/store-identity/identifyStore.ts";

const SHARED = ["localhost"];
const store: Organization = { orgId: "o", storeId: "s", name: "Fresh Basket", logoPath: "", friendlyId: "fresh" };

/** What the build of `build` says about an address of a store with these languages; "draws" when it draws it itself. */
function said(build: LanguageCode, address: string, languages?: LanguageCode[], more: Partial<Organization> = {}) {
  vi.stubGlobal("__LANGUAGE__", build);
  const url = new URL(`http://${address}`);
  const identity = identifyStore(url, SHARED, isOwnLanguage);
  if (identity === undefined) throw new Error("no store");
  const organization = { ...store, languages, ...more };
  const page = otherPage(url, identity, { organization } as BrandingStore, SHARED);
  if (page?.moved) return `${page.status} ${page.moved.from} → ${page.moved.to}`;
  return page ? `in ${page.otherLanguage}` : "draws";
}

describe("a store with English, Hindi and Urdu", () => {
  it.each<[LanguageCode, string, string]>([
    ["en", "localhost/fresh", "draws"],
    ["hi", "localhost/fresh/hi/cart", "draws"],
    ["ur", "fresh.example/ur", "draws"],
    ["en", "localhost/fresh/en/cart", "301 /fresh/en → /fresh"],
    ["en", "fresh.example/en", "301 /en → "],
    ["hi", "localhost/fresh", "in en"],
    ["en", "localhost/fresh/hi", "in hi"],
  ])("the %s build at %s: %s", (build, address, expected) => {
    expect(said(build, address, ["en", "hi", "ur"])).toBe(expected);
  });
});

describe("a store whose first language is Hindi", () => {
  it.each<[LanguageCode, string, string]>([
    ["en", "localhost/fresh/category", "in hi"],
    ["hi", "localhost/fresh/category", "draws"],
    ["en", "localhost/fresh/en", "draws"],
    ["hi", "localhost/fresh/hi/category", "301 /fresh/hi → /fresh"],
    ["ur", "localhost/fresh/ur", "in hi"],
    ["hi", "localhost/fresh/ur", "draws"],
  ])("the %s build at %s: %s", (build, address, expected) => {
    expect(said(build, address, ["hi", "en"])).toBe(expected);
  });
});

describe("a store that names no languages speaks English", () => {
  it.each<[LanguageCode, string, string]>([
    ["en", "localhost/fresh", "draws"],
    ["hi", "localhost/fresh/hi/cart", "in en"],
    ["en", "localhost/fresh/hi/cart", "draws"],
    ["en", "localhost/fresh/en", "301 /fresh/en → /fresh"],
  ])("the %s build at %s: %s", (build, address, expected) => {
    expect(said(build, address)).toBe(expected);
  });
});

describe("a store with another name today", () => {
  it.each<[LanguageCode, string, string]>([
    ["en", "localhost/old/cart", "301 /old → /fresh"],
    ["hi", "localhost/old/hi/cart", "301 /old/hi → /fresh/hi"],
    ["en", "localhost/old/en/cart", "301 /old/en → /fresh"],
    ["hi", "fresh.example/hi", "draws"],
  ])("the %s build at %s: %s", (build, address, expected) => {
    expect(said(build, address, ["en", "hi"])).toBe(expected);
  });
});

describe("languages that were not built", () => {
  it("are not offered, and a store with none of the built ones is shown in the first of those", () => {
    vi.stubGlobal("__LANGUAGES__", ["en", "ur"]);
    expect(said("en", "localhost/fresh/hi", ["en", "hi"])).toBe("draws");
    expect(said("en", "localhost/fresh", ["hi"])).toBe("draws");
    expect(said("en", "localhost/fresh", ["hi", "ur"])).toBe("in ur");
  });
});
