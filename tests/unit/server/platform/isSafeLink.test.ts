import { describe, expect, it } from "vitest";
import { isSafeLink as isSafeInBrowser } from "#domain/catalogue/index.ts";
import { isSafeLink } from "#server/platform/isSafeLink.ts";

describe("a link that a store wrote (bar 12)", () => {
  it.each(["/", "/category/fruits", "/search?query=milk#top", "https://example.com/offer"])(
    "%j may be followed",
    (link) => {
      expect([isSafeLink(link), isSafeInBrowser(link)]).toEqual([true, true]);
    },
  );

  it.each([
    "",
    "category",
    "//example.com",
    "/\\example.com",
    "\\\\example.com",
    "/\t/example.com",
    " /category",
    "http://example.com",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "https:/\\example.com",
    "https:example.com",
  ])("%j may not", (link) => {
    expect([isSafeLink(link), isSafeInBrowser(link)]).toEqual([false, false]);
  });

  it("is not safe when it is missing", () => {
    expect([isSafeLink(null), isSafeInBrowser(undefined)]).toEqual([false, false]);
  });
});
