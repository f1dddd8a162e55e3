import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { CartItem } from "#contract/sale/carts.ts";
import { toLine } from "#domain/cart/applyChanges.ts";
import { cartCandidateOf, TileMaker } from "#domain/catalogue/index.ts";
import { aProduct, aVariant } from "#stories/support/builders.ts";
import { optioned } from "#stories/support/saris.ts";

function tileMaker(quantity = 0) {
  const cart = { items: [] as CartItem[], quantityOf: (_id: string) => quantity, add: vi.fn(), remove: vi.fn() };
  const ask = vi.fn();
  const made = new TileMaker({ unitLabel: (unit) => (unit === "GRAM" ? "g" : unit.toLowerCase()) }, cart, { ask });
  return { cart, ask, tileMaker: made };
}

describe("a tileMaker", () => {
  it("leaves hidden products out (spec 2.3)", () => {
    const hidden = aProduct({ id: "hidden", variants: [aVariant({ isVisible: false }), aVariant()] });
    expect(
      tileMaker()
        .tileMaker.tiles([hidden, aProduct()])
        .map(({ id }) => id),
    ).toEqual(["milk"]);
  });

  it("writes a weight with its unit's label, and none for a weight of 0", () => {
    const { tileMaker: made } = tileMaker();
    expect(made.nameOf(aVariant({ weight: 250, weightUnit: "GRAM" }))).toBe("250 g");
    expect(made.nameOf(aVariant({ weight: 0, weightUnit: "GRAM" }))).toBe("");
    expect(made.nameOf(aVariant({ weight: 250, options: { Colour: "Maroon", Size: "XL" } }))).toBe("Maroon · XL");
  });
});

describe("a tile", () => {
  it("shows the first variant in integer paise", () => {
    const [tile] = tileMaker().tileMaker.tiles([
      aProduct({ variants: [aVariant({ mrp: 40.1, sellingPrice: 33.33 })] }),
    ]);
    expect(tile?.card).toMatchObject({ mrp: 4010, sellingPrice: 3333, soldOut: false, href: "/product/milk" });
  });

  it("says in which language a name is that the page's language lacks", () => {
    const cardOf = (given: object) => tileMaker().tileMaker.tiles([aProduct(given)])[0]?.card;
    const untranslated = { inFirstLanguage: ["name"], firstLanguage: "en" };
    expect(cardOf(untranslated)).toMatchObject({ textLang: "en" });
    expect(cardOf({ ...untranslated, inFirstLanguage: ["description"] })).toMatchObject({ textLang: undefined });
  });

  it("says how many visible variants there are to choose from", () => {
    const variants = [aVariant(), aVariant({ variantId: "b" }), aVariant({ variantId: "c", isVisible: false })];
    const [tile] = tileMaker().tileMaker.tiles([aProduct({ variants })]);
    expect(tile?.card.weight).toBe("500 millilitre · 2 sizes");
  });

  it("shows the first variant that is in stock, and says that there are others", () => {
    const gone = aVariant({ availableQuantity: 0 });
    const [tile] = tileMaker().tileMaker.tiles([
      aProduct({ variants: [gone, aVariant({ variantId: "b", sellingPrice: 50 })] }),
    ]);
    expect(tile?.card).toMatchObject({ sellingPrice: 5000, soldOut: false, href: "/product/milk" });
    expect(tile?.buy.button.soldOut).toBe(false);
    const [none] = tileMaker().tileMaker.tiles([aProduct({ variants: [gone, { ...gone, variantId: "b" }] })]);
    expect([none?.card.soldOut, none?.buy.button.soldOut]).toEqual([true, true]);
  });

  it("shows the variant that a search found, within the prices asked for, and leads to it", () => {
    const variants = [
      aVariant(),
      aVariant({ variantId: "b", sellingPrice: 62 }),
      aVariant({ variantId: "c", sellingPrice: 300 }),
    ];
    const hrefs = (fittingVariantId?: string, least = 0) =>
      tileMaker()
        .tileMaker.tiles([aProduct({ variants, fittingVariantId })], ({ sellingPrice }) => sellingPrice >= least)
        .map(({ card }) => [card.href, card.sellingPrice]);
    expect(hrefs("c")).toEqual([["/product/milk?variant=c", 30000]]);
    expect(hrefs(undefined, 60)).toEqual([["/product/milk?variant=b", 6200]]);
    expect(hrefs("c", 60)).toEqual([["/product/milk?variant=c", 30000]]);
    expect(hrefs("gone", 1000)).toEqual([["/product/milk", 3400]]);
  });

  it("keeps an id from leaving the product's path", () => {
    const [tile] = tileMaker().tileMaker.tiles([aProduct({ id: "a/../b?c" })]);
    expect(tile?.card.href).toBe("/product/a%2F..%2Fb%3Fc");
  });
});

describe("buying from a card with several variants", () => {
  const product = aProduct({
    variants: [
      aVariant({ variantId: "a" }),
      aVariant({ variantId: "b", weight: 1, weightUnit: "LITRE", sellingPrice: 62 }),
      aVariant({ variantId: "c", isVisible: false }),
    ],
  });
  const card = (quantities: Record<string, number>) => {
    const { tileMaker: made, cart, ask } = tileMaker();
    cart.quantityOf = (id: string) => quantities[id] ?? 0;
    const [tile] = made.tiles([product]);
    if (tile === undefined) throw new Error("no tile");
    return { tile, button: tile.buy.button, cart, ask };
  };

  it("takes the one that is shown, by one tap", () => {
    const { tile, button, cart, ask } = card({});
    expect(button).toMatchObject({ quantity: 0, label: "Toned Milk, 500 millilitre" });
    button.onAdd();
    expect(cart.add).toHaveBeenCalledWith(expect.objectContaining({ productVariantId: "a" }));
    tile.card.onChoose?.();
    expect(ask).toHaveBeenCalledExactlyOnceWith(product);
  });

  it("shows, counts and names the one that is in the cart, and takes its last one out", () => {
    const { tile, button, cart, ask } = card({ b: 1 });
    expect(tile.card).toMatchObject({ weight: "1 litre × 1", sellingPrice: 6200, href: "/product/milk?variant=b" });
    expect(button).toMatchObject({ quantity: 1, max: 20, label: "Toned Milk, 1 litre" });
    button.onIncrease();
    expect(cart.add).toHaveBeenCalledWith(expect.objectContaining({ productVariantId: "b" }));
    button.onDecrease();
    expect(cart.remove).toHaveBeenCalledWith("b");
    expect(ask).not.toHaveBeenCalled();
  });

  it("says how many of each are in the cart, and asks which one to change", () => {
    const { tile, button, cart, ask } = card({ a: 2, b: 1 });
    expect(tile.card).toMatchObject({ weight: "500 millilitre × 2, 1 litre × 1", sellingPrice: 3400 });
    expect(button).toMatchObject({ quantity: 3, label: "Toned Milk, 500 millilitre × 2, 1 litre × 1" });
    button.onIncrease();
    button.onDecrease();
    expect(ask).toHaveBeenCalledTimes(2);
    expect([cart.add.mock.calls, cart.remove.mock.calls]).toEqual([[], []]);
  });

  it("keeps the number of options, or of what is in the cart, apart from values that can be long", () => {
    const sari = optioned([{ name: "Colour", values: ["Maroon", "Peacock", "Rose"] }], ([colour]) => ({
      imagePathList: [`/${colour}.webp`],
    }));
    const line = (quantities: Record<string, number>) => {
      const { tileMaker: made, cart } = tileMaker();
      cart.quantityOf = (id: string) => quantities[id] ?? 0;
      return made.tiles([{ ...sari, thumbnail: "/Maroon.webp" }])[0]?.card;
    };
    expect(line({})).toMatchObject({ weight: "Maroon", more: " · 3 options", picture: "/Maroon.webp" });
    expect(line({ v1: 2 })).toMatchObject({ weight: "Peacock", more: " × 2", picture: "/Peacock.webp" });
    expect(line({ v0: 1, v1: 2 })).toMatchObject({ weight: "Maroon × 1, Peacock × 2", more: " · 2 kinds" });
  });

  it("has nothing to choose with a single variant", () => {
    const [tile] = tileMaker().tileMaker.tiles([aProduct()]);
    expect(tile?.card).toMatchObject({ weight: "500 millilitre", onChoose: undefined });
    expect(tile?.buy.button.label).toBe("Toned Milk");
  });
});

describe("a card of a product of which the list left variants out (ADR 70)", () => {
  const left = (id: string, Colour: string, sellingPrice: number) =>
    aVariant({ variantId: id, options: { Colour }, sellingPrice });
  const sari = aProduct({ variants: [left("maroon", "Maroon", 12_499)], options: [{ name: "Colour", values: [] }] });
  const listed = { ...sari, variantCount: 14 };
  const line = (id: string, Colour: string, quantity: number, productId = sari.id) => ({
    ...toLine(cartCandidateOf({ ...sari, id: productId }, left(id, Colour, 13_999))),
    quantity,
  });
  const card = (...items: CartItem[]) => {
    const { tileMaker: made, cart, ask } = tileMaker();
    cart.items = items;
    cart.quantityOf = (id) => items.find(({ productVariantId }) => productVariantId === id)?.quantity ?? 0;
    const [tile] = made.tiles([listed]);
    if (tile === undefined) throw new Error("no tile");
    return { tile, button: tile.buy.button, cart, ask };
  };

  it("says how many there are, adds the one that is shown, and opens the others", () => {
    const { tile, button, cart, ask } = card();
    expect([tile.choices, tile.card.weight, tile.card.more]).toEqual([14, "Maroon", " · 14 options"]);
    expect(button.label).toBe("Toned Milk, Maroon");
    button.onAdd();
    expect(cart.add).toHaveBeenCalledWith(expect.objectContaining({ productVariantId: "maroon" }));
    tile.card.onChoose?.();
    expect(ask).toHaveBeenCalledExactlyOnceWith(listed);
  });

  it("shows, counts and names a variant that only the cart knows, with the cart's price", () => {
    const { tile, button, cart } = card(line("indigo", "Indigo", 2), line("other", "Red", 5, "another-product"));
    expect(tile.card).toMatchObject({
      weight: "Indigo",
      more: " × 2",
      sellingPrice: 1_399_900,
      href: "/product/milk?variant=indigo",
    });
    expect(button).toMatchObject({ quantity: 2, max: 20, label: "Toned Milk, Indigo" });
    button.onIncrease();
    expect(cart.add).toHaveBeenCalledWith(expect.objectContaining({ productVariantId: "indigo", productId: "milk" }));
    button.onDecrease();
    expect(cart.remove).toHaveBeenCalledWith("indigo");
  });

  it("names each of several with its number, those of the list and those of the cart, each once", () => {
    const { tile, button, ask } = card(line("indigo", "Indigo", 1), line("maroon", "Maroon", 2));
    expect(tile.card.weight).toBe("Maroon × 2, Indigo × 1");
    button.onIncrease();
    expect([button.quantity, ask.mock.calls.length]).toEqual([3, 1]);
  });
});

describe("buying a variant", () => {
  const product = aProduct({ thumbnail: "/thumb.webp" });
  const variant = aVariant({ availableQuantity: 3 });

  it("reacts to its own variant's quantity, and to no other change of the cart", () => {
    const quantities = observable(new Map([["milk-500", 0]]));
    const quantityOf = (variantId: string) => [...quantities].find(([id]) => id === variantId)?.[1] ?? 0;
    const made = new TileMaker(
      { unitLabel: () => "" },
      { items: [], quantityOf, add: vi.fn(), remove: vi.fn() },
      { ask: vi.fn() },
    );
    const buy = made.buy(product, variant);
    const drawn: number[] = [];
    const stop = autorun(() => drawn.push(buy.button.quantity));
    runInAction(() => quantities.set("curd", 4));
    runInAction(() => quantities.set("milk-500", 2));
    stop();
    expect(drawn).toEqual([0, 2]);
  });

  it("gives the cart everything that it needs to show the line at once", () => {
    const { tileMaker: made, cart } = tileMaker();
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
    const none = tileMaker(0);
    none.tileMaker.buy(product, variant).button.onDecrease();
    expect(none.cart.remove).not.toHaveBeenCalled();
    const some = tileMaker(2);
    some.tileMaker.buy(product, variant).button.onDecrease();
    expect(some.cart.remove).toHaveBeenCalledWith("milk-500");
  });

  it("stops at what is in stock", () => {
    expect(tileMaker().tileMaker.buy(product, variant).button).toMatchObject({ max: 3, soldOut: false });
    expect(tileMaker().tileMaker.buy(product, aVariant({ availableQuantity: 0 })).button).toMatchObject({
      max: 0,
      soldOut: true,
    });
  });
});
