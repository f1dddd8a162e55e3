import { describe, expect, it } from "vitest";
import { alsoTaken } from "#scripts/pictures/alsoTaken.ts";
import { viewsOf } from "#scripts/pictures/viewsOf.ts";

const namesOf = (...ids: string[]) => viewsOf(ids).map(({ name }) => name);

describe("the pictures of a story", () => {
  it("are one in light and one in dark, and the next story begins in the scheme of the one before", () => {
    expect(namesOf("ui-panel--default", "ui-panel--with-aside")).toEqual([
      "ui-panel--default.light",
      "ui-panel--default.dark",
      "ui-panel--with-aside.dark",
      "ui-panel--with-aside.light",
    ]);
  });

  it("is one where the story itself is in the dark", () => {
    expect(namesOf("ui-form--dark")).toEqual(["ui-form--dark.dark"]);
  });

  it("are also one under the pointer, one right to left and one on a phone, where they are listed", () => {
    expect(namesOf("ui-link--default")).toContain("ui-link--default.hover");
    expect(namesOf("features-cart-cartpage--default")).toEqual([
      "features-cart-cartpage--default.phone",
      "features-cart-cartpage--default.light",
      "features-cart-cartpage--default.rtl",
      "features-cart-cartpage--default.dark",
    ]);
  });

  it("are taken screen by screen, because a change of the window lays out everything anew", () => {
    const listed = Object.values(alsoTaken).flat();
    const sizes = viewsOf([...new Set(listed)]).map(({ screen }) => screen.width * 10_000 + screen.height);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).toBeGreaterThan(1);
  });
});
