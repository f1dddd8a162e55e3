import { describe, expect, it } from "vitest";
import { chosenVariant, isHidden, isSoldOut, picturesOf, visibleVariants } from "#domain/catalogue/index.ts";
import { aProduct, aVariant } from "#stories/support/builders.ts";

const half = aVariant({ variantId: "half" });
const full = aVariant({ variantId: "full" });
const secret = aVariant({ variantId: "secret", isVisible: false });

describe("spec 2.3: a product is hidden if its first variant is not visible", () => {
  it("hides it even when a later variant is visible", () => {
    expect(isHidden(aProduct({ variants: [secret, full] }))).toBe(true);
  });

  it("shows it when only a later variant is invisible", () => {
    expect(isHidden(aProduct({ variants: [half, secret] }))).toBe(false);
  });

  it("hides one that has no variant to sell", () => {
    expect(isHidden(aProduct({ variants: [] }))).toBe(true);
  });
});

describe("the variant of a product page", () => {
  const product = aProduct({ variants: [secret, half, full] });

  it("is the one of the address", () => {
    expect(chosenVariant(product, "full")).toBe(full);
  });

  it("is the first visible one without an address", () => {
    expect(chosenVariant(product, null)).toBe(half);
  });

  it("is the first that can be bought while the one before it is sold out", () => {
    const gone = aVariant({ variantId: "gone", availableQuantity: 0 });
    expect(chosenVariant(aProduct({ variants: [gone, full] }), null)).toBe(full);
    expect(chosenVariant(aProduct({ variants: [gone, full] }), "gone")).toBe(gone);
    expect(chosenVariant(aProduct({ variants: [gone] }), null)).toBe(gone);
  });

  it("is never one that is not visible, though the address names it", () => {
    expect(chosenVariant(product, "secret")).toBe(half);
    expect(visibleVariants(product)).toEqual([half, full]);
  });

  it("is none when none is visible", () => {
    expect(chosenVariant(aProduct({ variants: [secret] }), null)).toBeUndefined();
  });

  it("is sold out at 0 and below", () => {
    expect([-1, 0, 1].map((availableQuantity) => isSoldOut(aVariant({ availableQuantity })))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("the pictures of a variant", () => {
  it("are its own, each once", () => {
    const variant = aVariant({ imagePathList: ["/a.webp", "", "/b.webp", "/a.webp"] });
    expect(picturesOf(aProduct({ thumbnail: "/thumb.webp" }), variant)).toEqual(["/a.webp", "/b.webp"]);
  });

  it("are the product's thumbnail when it has none", () => {
    expect(picturesOf(aProduct({ thumbnail: "/thumb.webp" }), aVariant())).toEqual(["/thumb.webp"]);
    expect(picturesOf(aProduct(), aVariant())).toEqual([]);
  });
});
