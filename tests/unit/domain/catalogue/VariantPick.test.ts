import { describe, expect, it } from "vitest";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { VariantPick } from "#domain/catalogue/index.ts";
import { aBlouse, optioned } from "#stories/support/saris.ts";

const named = (product: Product, ...values: string[]): ProductVariant => {
  const found = product.variants.find(({ options = {} }) => Object.values(options).join() === values.join());
  if (found === undefined) throw new Error(`no ${values.join()}`);
  return found;
};
const nameOf = ({ options = {} }: ProductVariant) => Object.values(options).join(" · ");

describe("choosing a variant by its options (ADR 66)", () => {
  const blouse = aBlouse();
  const off = (pick: VariantPick, shown: ProductVariant) =>
    pick.optionsFor(shown).flatMap(({ values }) => values.filter(({ isOff }) => isOff).map(({ value }) => value));

  it("shows the values in the owner's order, with their swatches", () => {
    const [colours, sizes] = new VariantPick(blouse).optionsFor(named(blouse, "Peacock", "M"));
    expect(colours).toMatchObject({ name: "Colour", chosen: "Peacock" });
    expect(colours?.values.map(({ value, swatch }) => [value, swatch?.colours?.length])).toEqual([
      ["Maroon", 1],
      ["Peacock", 2],
      ["Temple Gold", 1],
    ]);
    expect(sizes?.values.map(({ value }) => value)).toEqual(["S", "M", "L", "XL"]);
  });

  it("strikes values that do not exist or are sold out with the other chosen values, and says with which they can be bought", () => {
    const pick = new VariantPick(blouse);
    expect(off(pick, named(blouse, "Peacock", "M"))).toEqual([]);
    expect(off(pick, named(blouse, "Maroon", "M"))).toEqual(["XL"]);
    expect(off(pick, named(blouse, "Peacock", "S"))).toEqual(["Temple Gold"]);
    // A chosen value is only struck when it is sold out everywhere.
    expect(off(pick, named(blouse, "Temple Gold", "S"))).toEqual([]);
    const [colours] = pick.optionsFor(named(blouse, "Peacock", "S"));
    expect(colours?.values.map(({ soldWith }) => soldWith)).toEqual([[], [], ["M", "L", "XL"]]);
  });

  it("names only what must change, where a product has three options", () => {
    const cake = optioned(
      [
        { name: "Size", values: ["6 in", "10 in"] },
        { name: "Flavour", values: ["Vanilla", "Red velvet"] },
        { name: "Kind", values: ["With egg", "Eggless"] },
      ],
      (values) => (values.join() === "10 in,Red velvet,Eggless" ? null : {}),
    );
    const [sizes] = new VariantPick(cake).optionsFor(named(cake, "6 in", "Red velvet", "Eggless"));
    expect(sizes?.values.map(({ soldWith }) => soldWith)).toEqual([[], ["Vanilla", "With egg"]]);
  });

  it("moves the other options to the nearest variant that can be bought, and says so", () => {
    const pick = new VariantPick(blouse);
    const shown = pick.choose("Size", "XL", named(blouse, "Maroon", "M"));
    expect(nameOf(shown)).toBe("Peacock · XL");
    expect(pick.instead(shown)).toEqual({ asked: "Maroon · XL", isSoldOut: false, shown: "Peacock · XL" });
    expect(off(pick, shown)).toEqual(["Maroon"]);
    const small = pick.choose("Colour", "Temple Gold", named(blouse, "Peacock", "S"));
    expect(nameOf(small)).toBe("Temple Gold · M");
    expect(pick.instead(small)).toMatchObject({ asked: "Temple Gold · S", isSoldOut: true });
    expect(pick.instead(named(blouse, "Maroon", "L"))).toBeUndefined();
  });

  it("returns to the earlier choice when another value of the same option is chosen next", () => {
    const pick = new VariantPick(blouse);
    const away = pick.choose("Size", "XL", named(blouse, "Maroon", "L"));
    expect(nameOf(away)).toBe("Peacock · XL");
    expect(nameOf(pick.choose("Size", "L", away))).toBe("Maroon · L");
    const again = pick.choose("Size", "XL", named(blouse, "Maroon", "L"));
    expect(nameOf(pick.choose("Colour", "Temple Gold", again))).toBe("Temple Gold · XL");
    expect(nameOf(pick.choose("Size", "S", named(blouse, "Peacock", "M")))).toBe("Peacock · S");
  });

  it("allows a value that is sold out everywhere, and leaves out one that is hidden", () => {
    const cake = optioned([{ name: "Flavour", values: ["Chocolate", "Vanilla", "Mango"] }], ([flavour]) =>
      flavour === "Vanilla" ? { availableQuantity: 0 } : { isVisible: flavour !== "Mango" },
    );
    const pick = new VariantPick(cake);
    const [flavours] = pick.optionsFor(named(cake, "Chocolate"));
    expect(flavours?.values.map(({ value, isOff, soldWith }) => [value, isOff, soldWith])).toEqual([
      ["Chocolate", false, []],
      ["Vanilla", true, []],
    ]);
    const vanilla = pick.choose("Flavour", "Vanilla", named(cake, "Chocolate"));
    expect(nameOf(vanilla)).toBe("Vanilla");
    expect(off(pick, vanilla)).toEqual(["Vanilla"]);
    expect(pick.instead(vanilla)).toBeUndefined();
  });

  it("shows prices when an option changes the price, in integer paise", () => {
    const cake = optioned(
      [
        { name: "Flavour", values: ["Chocolate", "Vanilla"] },
        { name: "Size", values: ["500 g", "1 kg"] },
      ],
      ([, size]) => (size === "1 kg" ? { sellingPrice: 899.5, mrp: 950 } : { sellingPrice: 450, mrp: 450 }),
    );
    const [flavours, sizes] = new VariantPick(cake).optionsFor(named(cake, "Vanilla", "500 g"));
    expect(flavours?.values.map(({ price }) => price)).toEqual([undefined, undefined]);
    expect(sizes?.values.map(({ price }) => price)).toEqual([45000, 89950]);
  });
});
