import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { Shelf } from "../../../../src/domain/catalogue";
import { aProduct, aVariant } from "../../../../stories/support/builders";

function shelf(quantity = 0) {
  const cart = { quantityOf: () => quantity, add: vi.fn(), remove: vi.fn() };
  const made = new Shelf({ unitLabel: (unit) => (unit === "GRAM" ? "g" : unit.toLowerCase()) }, cart);
  return { cart, shelf: made };
}

describe("a shelf", () => {
  it("leaves hidden products out (spec 2.3)", () => {
    const hidden = aProduct({ id: "hidden", variants: [aVariant({ isVisible: false }), aVariant()] });
    expect(
      shelf()
        .shelf.tiles([hidden, aProduct()])
        .map(({ id }) => id),
    ).toEqual(["milk"]);
  });

  it("writes a weight with its unit's label, and none for a weight of 0", () => {
    const { shelf: made } = shelf();
    expect(made.weightOf(aVariant({ weight: 250, weightUnit: "GRAM" }))).toBe("250 g");
    expect(made.weightOf(aVariant({ weight: 0, weightUnit: "GRAM" }))).toBe("");
  });
});

describe("a tile", () => {
  it("shows the first variant in integer paise", () => {
    const [tile] = shelf().shelf.tiles([aProduct({ variants: [aVariant({ mrp: 40.1, sellingPrice: 33.33 })] })]);
    expect(tile?.card).toMatchObject({ mrp: 4010, sellingPrice: 3333, soldOut: false, href: "/product/milk" });
  });

  it("says how many visible variants there are to choose from", () => {
    const variants = [aVariant(), aVariant({ variantId: "b" }), aVariant({ variantId: "c", isVisible: false })];
    const [tile] = shelf().shelf.tiles([aProduct({ variants })]);
    expect(tile?.card.weight).toBe("500 millilitre · 2 options");
  });

  it("keeps an id from leaving the product's path", () => {
    const [tile] = shelf().shelf.tiles([aProduct({ id: "a/../b?c" })]);
    expect(tile?.card.href).toBe("/product/a%2F..%2Fb%3Fc");
  });
});

describe("buying a variant", () => {
  const product = aProduct({ thumbnail: "/thumb.webp" });
  const variant = aVariant({ availableQuantity: 3 });

  it("is told of its own variant's quantity, and of no other change in the cart", () => {
    const quantities = observable(new Map([["milk-500", 0]]));
    const quantityOf = (variantId: string) => [...quantities].find(([id]) => id === variantId)?.[1] ?? 0;
    const made = new Shelf({ unitLabel: () => "" }, { quantityOf, add: vi.fn(), remove: vi.fn() });
    const buy = made.buy(product, variant);
    const drawn: number[] = [];
    const stop = autorun(() => drawn.push(buy.button.quantity));
    runInAction(() => quantities.set("curd", 4));
    runInAction(() => quantities.set("milk-500", 2));
    stop();
    expect(drawn).toEqual([0, 2]);
  });

  it("gives the cart all it needs to show the line at once", () => {
    const { shelf: made, cart } = shelf();
    made.buy(product, variant).button.onAdd();
    expect(cart.add).toHaveBeenCalledWith({
      productId: "milk",
      productVariantId: "milk-500",
      productName: "Toned Milk",
      sku: "MILK-500",
      thumbnail: "/thumb.webp",
      mrp: 40,
      sellingPrice: 34,
      weight: 500,
      weightUnit: "MILLILITRE",
      taxType: "INCLUSIVE",
      taxPercent: 5,
      availableQuantity: 3,
    });
  });

  it("removes only while there is something to take out (spec 5, Checkout)", () => {
    const none = shelf(0);
    none.shelf.buy(product, variant).button.onDecrease();
    expect(none.cart.remove).not.toHaveBeenCalled();
    const some = shelf(2);
    some.shelf.buy(product, variant).button.onDecrease();
    expect(some.cart.remove).toHaveBeenCalledWith("milk-500");
  });

  it("stops at what is there", () => {
    expect(shelf().shelf.buy(product, variant).button).toMatchObject({ max: 3, soldOut: false });
    expect(shelf().shelf.buy(product, aVariant({ availableQuantity: 0 })).button).toMatchObject({
      max: 0,
      soldOut: true,
    });
  });
});
