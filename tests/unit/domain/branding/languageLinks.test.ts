import { describe, expect, test } from "vitest";
import { languageLinks } from "#domain/branding/index.ts";

const organization = (...codes: string[]) => ({ languages: codes as ("en" | "hi" | "ur")[] });
const shared = { basePath: "/fresh-basket", language: undefined };

describe("the links to a page in other languages", () => {
  test("lead to the same page, whose address names the language unless it is the store's first", () => {
    const links = languageLinks(organization("en", "hi", "ur"), shared, "/product/milk?variant=1");
    expect(links.map(({ href }) => href)).toEqual([
      "/fresh-basket/product/milk?variant=1",
      "/fresh-basket/hi/product/milk?variant=1",
      "/fresh-basket/ur/product/milk?variant=1",
    ]);
    expect(links.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  });

  test("take the language of the open page out of the address, on a store's own domain too", () => {
    const links = languageLinks(organization("en", "hi"), { basePath: "/hi", language: "hi" }, "/");
    expect(links.map(({ href }) => href)).toEqual(["/", "/hi/"]);
    expect(links.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  test("are none where the store or its platform knows one language", () => {
    expect(languageLinks(organization("en"), shared, "/")).toEqual([]);
    expect(languageLinks({}, shared, "/")).toEqual([]);
  });

  test("leave out a language that this shop has no texts in", () => {
    expect(languageLinks(organization("en", "xx", "hi"), shared, "/").map(({ code }) => code)).toEqual(["en", "hi"]);
  });
});
