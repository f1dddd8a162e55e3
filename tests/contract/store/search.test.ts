import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, WholeProductPage } from "#contract/catalogue/products.ts";
import type { Suggestions, WholeSearchPage } from "#contract/catalogue/search.ts";
import type { Organization } from "#contract/store/organizations.ts";
import { categories, products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { readDemoStores } from "#server/platform/seed/seed.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";

describe.each(ENGINES)("search on %s", (engine) => {
  let store: Organization;
  let tenancy: { orgId: string; storeId: string };

  withPlatform({ engine, seedStores: readDemoStores });
  beforeAll(async () => {
    store = await platform.store("fresh-basket");
    tenancy = { orgId: store.orgId, storeId: store.storeId };
  });

  const search = async (query: string, body: object = {}) => {
    const reply = await platform.send<WholeSearchPage>("POST", "/api/search/products", { ...tenancy, query, ...body });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body;
  };
  const suggest = async (query: string, size?: string, order: { sortBy?: string; sortOrder?: string } = {}) =>
    (await platform.get<Suggestions>("/api/search/products", { ...tenancy, query, ...(size && { size }), ...order }))
      .body;
  const names = ({ results }: { results: Product[] }) => results.map(({ name }) => name);
  /** All products, over all pages. */
  const all = async (body: object = {}) => {
    const found: Product[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { results, totalPages } = await search("", { ...body, size: 100, page });
      found.push(...results);
      pages = totalPages;
    }
    return found;
  };
  /**
   * Adds a product of that name beside the demo store's own and returns a function that deletes it. Does nothing where
   * the product exists.
   */
  const addProduct = async (name: string) => {
    const { orm } = platform.db;
    const { productId } = await variantOf("White Eggs");
    const [row] = await orm.select().from(products).where(eq(products.id, productId));
    const [variant] = await orm.select().from(productVariants).where(eq(productVariants.productId, productId));
    if (row === undefined || variant === undefined) throw new Error("no eggs");
    const [known] = await orm.select().from(products).where(eq(products.name, name));
    if (known !== undefined) return async () => {};
    const { createdOrder: _made, ...egg } = row;
    const id = name.toLowerCase().replaceAll(" ", "-");
    await orm
      .insert(products)
      .values({ ...egg, id, handle: null, name, position: 0, localName: "", searchAliases: "" });
    await orm.insert(productVariants).values({ ...variant, id, productId: id, sku: id });
    return async () => {
      await orm.delete(productVariants).where(eq(productVariants.productId, id));
      await orm.delete(products).where(eq(products.id, id));
    };
  };
  const categoryIds = async () =>
    Object.fromEntries((await platform.get<Category[]>("/api/categories", tenancy)).body.map((c) => [c.name, c.id]));
  const variantOf = async (name: string) => {
    const [row] = await platform.db.orm
      .select({ id: productVariants.id, productId: products.id })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .where(sql`${products.name} = ${name} AND ${productVariants.position} = 0`);
    if (row === undefined) throw new Error(`no ${name}`);
    return row;
  };

  describe("what a query finds", () => {
    it.each([
      ["milk", "Toned Milk"],
      ["MILK toned", "Toned Milk"],
      ["full cream", "Full Cream Milk"],
      ["gopala", "Fresh Curd"],
      ["chees", "Processed Cheese Block"],
    ])("finds %j by words and their beginnings", async (query, name) => {
      expect(names(await search(query))).toContain(name);
    });

    it.each([
      ["दूध", "Full Cream Milk"],
      ["doodh", "Buffalo Milk"],
      ["dood", "Toned Milk"],
      ["chawal", "Brown Rice"],
      ["आलू", "Potato"],
    ])("finds %j by its Hindi name", async (query, beginning) => {
      const found = names(await search(query, { size: 100 }));
      expect(found.some((name) => name.startsWith(beginning) || name.includes(beginning))).toBe(true);
    });

    it.each([
      ["buter", "butter", "Table Butter"],
      ["mlik", "milk", "Toned Milk"],
      ["panner", "paneer", "Malai Paneer"],
      ["chese block", "cheese block", "Processed Cheese Block"],
    ])("takes %j for %j", async (query, corrected, name) => {
      const page = await search(query);
      expect(names(page)).toContain(name);
      expect(page.correctedQuery).toBe(corrected);
    });

    it("names no correction when the words are found as they are", async () => {
      expect(await search("butter")).not.toHaveProperty("correctedQuery");
    });

    it("finds a category's products by its name", async () => {
      const page = await search("spices", { size: 100 });
      const spices = (await categoryIds()).Spices;
      expect(page.results.filter(({ categoryId }) => categoryId === spices).length).toBeGreaterThan(5);
    });

    it.each([
      ["milk", ["Toned Milk", "Full Cream Milk", "Buffalo Milk"], ["Milk Bread", "Milk Chocolate", "Milk Rusk"]],
      ["milks", ["Toned Milk", "Full Cream Milk", "Buffalo Milk"], []],
      ["rice", ["Basmati Rice", "Sona Masoori Rice", "Brown Rice"], ["Rice Papad"]],
      ["egg", ["White Eggs", "Free Range Eggs"], ["Egg Noodles"]],
      ["bread", ["Milk Bread", "Whole Wheat Bread"], ["Bread Crumbs"]],
    ])(
      "puts a kind of product called %j before products that only have it in their names",
      async (query, called, others) => {
        const made = await Promise.all(others.map((name) => addProduct(name)));
        try {
          const found = names(await search(query, { size: 100 }));
          const places = [...called, ...others].map((name) => found.indexOf(name)).filter((place) => place >= 0);
          if (query !== "milks") expect(places).toHaveLength(called.length + others.length);
          const last = Math.max(...called.map((name) => found.indexOf(name)));
          for (const name of others) expect(found.indexOf(name), name).toBeGreaterThan(last);
          const suggested = names(await suggest(query, "20")).filter((name) => [...called, ...others].includes(name));
          expect(suggested.findIndex((name) => others.includes(name))).toBe(others.length > 0 ? called.length : -1);
        } finally {
          for (const remove of made) await remove();
        }
      },
    );

    it("puts the name itself first", async () => {
      expect(names(await search("toned milk"))[0]).toBe("Toned Milk");
    });

    it.each([
      ["Milk 1 l", "Toned Milk", "1 L"],
      ["rice 5kg", "Basmati Rice", "5 KG"],
      ["500 g paneer", "Malai Paneer", "500 G"],
      ["half kg paneer", "Malai Paneer", "500 G"],
    ])("understands %j: %s in %s stands first, and is named as the variant that fits", async (query, name, size) => {
      for (const { results } of [await search(query), await suggest(query)]) {
        const [first] = results.filter((product) => product.name === name);
        const fitting = first?.variants.find(({ variantId }) => variantId === first.fittingVariantId);
        expect(fitting?.sku.endsWith(size.replace(" ", ""))).toBe(true);
        // Products that do not come in the size are behind those that do.
        const fits = results.map((product) => hasSize(product, size));
        expect(fits.lastIndexOf(true) < fits.indexOf(false) || !fits.includes(false) || !fits.includes(true)).toBe(
          true,
        );
      }
    });

    it("finds all products of a size when only a size is searched for", async () => {
      const { results, total } = await search("5 kg", { size: 100 });
      expect(total).toBeGreaterThan(5);
      expect(results.every((product) => hasSize(product, "5 KG"))).toBe(true);
    });

    it.each(["", "   "])("gives every product for %j, as with filters alone", async (query) => {
      const { total } = (await platform.get<WholeProductPage>("/api/products", tenancy)).body;
      expect((await search(query)).total).toBe(total);
    });
  });

  describe("words that were searched for before", () => {
    const inEveryOrder = (words: string[]): string[][] =>
      words.length < 2
        ? [words]
        : words.flatMap((word, at) => inEveryOrder(words.toSpliced(at, 1)).map((rest) => [word, ...rest]));

    it.each([
      ["gopala", "toned", "milk"],
      ["full", "milk", "crea"],
      ["toned", "paneer", "rice"],
    ])("find the same products again, in whatever order: %s %s %s", async (...words) => {
      const asked = inEveryOrder(words).map((order) => order.join(" "));
      const first = await search(asked[0] ?? "", { size: 100 });
      for (const query of asked) {
        const again = await search(query, { size: 100 });
        expect(names(again).sort(), query).toEqual(names(first).sort());
        expect(again).not.toHaveProperty("correctedQuery");
      }
    });

    it("also find products that got such a name since then, and stay beside a corrected word", async () => {
      const { orm } = platform.db;
      const { productId } = await variantOf("Malai Paneer");
      for (const query of ["toned milk paneer", "milk paneer toned", "paneer toned milk"]) {
        expect((await search(query)).total).toBe(0);
      }
      await orm.update(products).set({ name: "Malai Paneer toned milk" }).where(eq(products.id, productId));
      expect((await search("milk toned paneer")).total).toBe(1);
      expect((await search("toned paneer milk")).total).toBe(1);
      await orm.update(products).set({ name: "Malai Paneer" }).where(eq(products.id, productId));
      expect((await search("toned paneer milk")).total).toBe(0);
      expect((await search("toned mlik")).correctedQuery).toBe("toned milk");
      expect((await search("mlik toned")).correctedQuery).toBe("milk toned");
    });
  });

  describe("hostile queries", () => {
    it.each([
      "%",
      "_",
      "\\",
      "'",
      "''; DROP TABLE products; --",
      "!!! & | :* <->",
      "🥛🥛🥛",
      "“”…",
      "\u202e\u200d\u200c",
      "a".repeat(200),
      "x ".repeat(100),
      "ab ".repeat(66),
      "़़़्््",
      "zzzzqqq",
    ])("answers %j with an empty or a small result, and soon", async (query) => {
      const began = performance.now();
      const page = await search(query);
      expect(page.total).toBe(page.results.length);
      expect(await suggest(query)).toMatchObject({ categories: expect.any(Array) });
      expect(performance.now() - began).toBeLessThan(2000);
    });

    it("treats % and _ as plain characters", async () => {
      expect((await search("m%k")).total).toBeLessThan((await search("")).total);
      expect((await suggest("_")).results).toEqual([]);
    });

    it("refuses a query over 200 characters, pages over the end and absurd page sizes", async () => {
      const status = async (body: object) =>
        (await platform.send("POST", "/api/search/products", { ...tenancy, query: "milk", ...body })).status;
      expect(await status({ query: "x".repeat(201) })).toBe(400);
      expect(await status({ size: 1001 })).toBe(400);
      expect(await status({ page: 0 })).toBe(400);
      expect((await search("", { size: 1000 })).results.length).toBe(100);
      expect((await platform.get("/api/search/products", { ...tenancy, query: "m", size: "21" })).status).toBe(400);
    });
  });

  describe("facets", () => {
    it("count what each value would leave, keeping all filters but its own", async () => {
      const all = await search("milk", { size: 100 });
      const ids = await categoryIds();
      const dairy = ids["Dairy & Eggs"] ?? "";
      const inDairy = all.results.filter(({ categoryId }) => categoryId === dairy).length;
      expect(all.facets.categories.find(({ id }) => id === dairy)).toEqual({
        id: dairy,
        name: "Dairy & Eggs",
        count: inDairy,
      });
      expect(all.facets.categories.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
      const narrowed = await search("milk", { filters: { categoryIds: [dairy] } });
      expect(narrowed.total).toBe(inDairy);
      expect(narrowed.facets.categories).toEqual(all.facets.categories);
    });

    it("have the number of products that their filter finds", async () => {
      const { facets } = await search("");
      for (const { rating, count } of facets.ratings) {
        expect((await search("", { filters: { averageRating: rating } })).total).toBe(count);
      }
      expect((await search("", { filters: { isSubscribable: true } })).total).toBe(facets.subscribable);
      const inStock = await all({ filters: { isInStock: true } });
      expect(inStock).toHaveLength(facets.inStock ?? 0);
      expect(inStock.filter(isSoldOut)).toEqual([]);
      expect(inStock).toHaveLength((await all()).filter((product) => !isSoldOut(product)).length);
      for (const { id, count } of facets.categories) {
        expect((await search("", { filters: { categoryIds: [id] } })).total).toBe(count);
      }
      const prices = (await all()).flatMap(visible).map(({ sellingPrice }) => sellingPrice);
      expect(facets.price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
      expect(facets.storePrice).toEqual(facets.price);
      expect((await search("milk")).facets.storePrice).toEqual(facets.price);
    });

    it("keep a chosen category that has nothing, and are empty where nothing is found", async () => {
      const ids = await categoryIds();
      const fruits = ids.Fruits ?? "";
      const { facets } = await search("zzzzqqq", { filters: { categoryIds: [fruits] } });
      expect(facets).toEqual({
        categories: [{ id: fruits, name: "Fruits", count: 0 }],
        ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
        subscribable: 0,
        inStock: 0,
        facts: [],
        price: null,
        storePrice: expect.anything(),
      });
    });
  });

  describe("sorting and paging", () => {
    it.each([
      ["price", "ASC", (a: Product, b: Product) => priceOf(a) <= priceOf(b)],
      ["price", "DESC", (a: Product, b: Product) => priceOf(a) >= priceOf(b)],
      ["rating", "DESC", (a: Product, b: Product) => (a.averageRating ?? 0) >= (b.averageRating ?? 0)],
      ["rating", "ASC", (a: Product, b: Product) => (a.averageRating ?? 9) <= (b.averageRating ?? 9)],
    ] as const)("sorts by %s %s", async (sortBy, sortOrder, inOrder) => {
      const { results } = await search("", { sortBy, sortOrder, size: 100 });
      const inStock = results.filter((product) => !isSoldOut(product));
      for (const [index, product] of inStock.slice(1).entries()) {
        expect(inOrder(inStock[index] as Product, product)).toBe(true);
      }
    });

    it.each([undefined, "price", "name", "newest", "discount", "rating"])(
      "puts what is sold out last, by %s",
      async (sortBy) => {
        const { productId } = await variantOf("Sweet Lassi");
        const stock = (availableQuantity: number) =>
          platform.db.orm
            .update(productVariants)
            .set({ availableQuantity })
            .where(eq(productVariants.productId, productId));
        await stock(0);
        expect((await all({ sortBy })).map(isSoldOut).indexOf(true)).toBe((await search("")).total - 1);
        await stock(40);
      },
    );

    it("puts the largest share off the MRP first, by discount", async () => {
      const offOf = ({ variants: [first] }: Product) =>
        first?.mrp === undefined ? 0 : Math.max(0, (first.mrp - first.sellingPrice) / first.mrp);
      const inStock = (await all({ sortBy: "discount" })).filter((product) => !isSoldOut(product));
      const off = inStock.map(offOf);
      expect(off[0]).toBeGreaterThan(0);
      expect(off).toEqual([...off].sort((a, b) => b - a));
    });

    it("takes a product whose variant fits the prices, names the variant, and sorts by what it costs", async () => {
      const filters = { minSellingPrice: 390, maxSellingPrice: 500 };
      const expected = (await all()).filter((product) =>
        visible(product).some(({ sellingPrice }) => sellingPrice >= 390 && sellingPrice <= 500),
      );
      const { results, total } = await search("", { filters, sortBy: "price", size: 100 });
      expect(total).toBe(expected.length);
      const paid = results.map((product) => fittingOf(product)?.sellingPrice ?? 0);
      expect(Math.min(...paid)).toBeGreaterThanOrEqual(390);
      expect(Math.max(...paid)).toBeLessThanOrEqual(500);
      const inStock = results.filter((product) => (fittingOf(product)?.availableQuantity ?? 0) > 0).length;
      const firstPart = paid.slice(0, inStock);
      expect(firstPart).toEqual([...firstPart].sort((a, b) => a - b));
      expect(results.some((product) => product.variants[0] !== fittingOf(product))).toBe(true);
    });

    it("takes the slider's upper end for no limit", async () => {
      const { id } = await variantOf("Table Butter");
      const { orm } = platform.db;
      const [before] = await orm.select().from(productVariants).where(eq(productVariants.id, id));
      await orm.update(productVariants).set({ sellingPricePaise: 7_000_000 }).where(eq(productVariants.id, id));
      const filters = { minSellingPrice: 60_000, maxSellingPrice: 50_000 };
      expect(names(await search("", { filters }))).toEqual(["Table Butter"]);
      await orm
        .update(productVariants)
        .set({ sellingPricePaise: before?.sellingPricePaise ?? 0 })
        .where(eq(productVariants.id, id));
    });

    it.each(["relevance", "price", "rating", "newest", "name"])(
      "shows every product once over all pages by %s",
      async (sortBy) => {
        const seen: string[] = [];
        const { totalPages, total } = await search("", { sortBy, size: 17 });
        for (let page = 1; page <= totalPages; page += 1) {
          seen.push(...(await search("", { sortBy, size: 17, page })).results.map(({ id }) => id));
        }
        expect(seen).toHaveLength(total);
        expect(new Set(seen).size).toBe(total);
      },
    );

    it("lists a category by price, too", async () => {
      const query = { ...tenancy, sortBy: "price", sortOrder: "DESC", categoryId: (await categoryIds()).Fruits ?? "" };
      const { products: fruits } = (await platform.get<WholeProductPage>("/api/products", query)).body;
      const inStock = fruits.filter((product) => !isSoldOut(product));
      expect(inStock.map(priceOf)).toEqual(inStock.map(priceOf).sort((a, b) => b - a));
      expect(fruits.slice(inStock.length).every(isSoldOut)).toBe(true);
      expect(fruits.length).toBeGreaterThan(5);
    });
  });

  describe("suggestions", () => {
    it("give products and categories that fit, not more than asked for", async () => {
      const { results, categories: found } = await suggest("fru", "3");
      expect(found).toEqual([expect.objectContaining({ name: "Fruits", productCount: expect.any(Number) })]);
      expect(results.length).toBeLessThanOrEqual(3);
      expect((await suggest("m", "5")).results).toHaveLength(5);
    });

    it.each([
      ["price", "ASC"],
      ["sellingPrice", "DESC"],
      ["averageRating", "DESC"],
      ["name", "ASC"],
      ["discount", "ASC"],
      ["newest", "ASC"],
    ])("come in the order that is asked for, as a search does: %s %s (spec 7.2)", async (sortBy, sortOrder) => {
      const order = { sortBy, sortOrder };
      const suggested = names(await suggest("m", "20", order));
      expect(suggested).toEqual(names(await search("m", { ...order, size: 20 })));
      expect(suggested).not.toEqual(names(await suggest("m", "20")));
    });

    it("are the cheapest of all that fit, not of the first ones", async () => {
      const { results } = await suggest("m", "4", { sortBy: "price", sortOrder: "ASC" });
      const [dearest] = results.map(priceOf).slice(-1);
      const others = (await search("m", { size: 100 })).results.filter(
        (product) => !isSoldOut(product) && !results.some(({ id }) => id === product.id),
      );
      expect(others.length).toBeGreaterThan(4);
      // Equal prices may stand on either side.
      for (const other of others) expect(dearest).toBeLessThanOrEqual(priceOf(other));
    });

    it("find misspelt words, and nothing for an empty query", async () => {
      expect(names(await suggest("buter"))).toContain("Table Butter");
      expect(await suggest("")).toEqual({ results: [], categories: [] });
    });
  });

  describe("related products", () => {
    it("are the category's others, in stock first, never the product itself", async () => {
      const { productId } = await variantOf("Malai Paneer");
      const url = `/api/products/${productId}/related`;
      const { products: near } = (await platform.get<{ products: Product[] }>(url, { ...tenancy, size: "6" })).body;
      expect(near).toHaveLength(6);
      expect(near.map(({ id }) => id)).not.toContain(productId);
      const ids = await categoryIds();
      expect(new Set(near.map(({ categoryId }) => categoryId))).toEqual(new Set([ids["Dairy & Eggs"]]));
    });
  });

  describe("what changes in the database", () => {
    it("is found, hidden, priced and counted by the very next call, whoever wrote it", async () => {
      const { orm } = platform.db;
      const { id, productId } = await variantOf("Table Butter");
      await orm.update(products).set({ name: "Salted Navneet" }).where(eq(products.id, productId));
      expect(names(await search("navneet"))).toContain("Salted Navneet");
      await orm.update(productVariants).set({ sellingPricePaise: 4_999_900 }).where(eq(productVariants.id, id));
      const [dearest] = (await search("", { sortBy: "price", sortOrder: "DESC" })).results;
      expect(dearest?.id).toBe(productId);
      const before = await search("");
      await orm.update(productVariants).set({ isVisible: false }).where(eq(productVariants.id, id));
      const after = await search("");
      expect(after.total).toBe(before.total - 1);
      expect(after.facets.price?.max).not.toBe(before.facets.price?.max);
      expect((await search("navneet")).total).toBe(0);
      await orm.update(productVariants).set({ isVisible: true }).where(eq(productVariants.id, id));
      expect((await search("navneet")).total).toBe(1);
    });

    it("is listed last once its last unit is sold, and in its old place once there is one again", async () => {
      const { orm } = platform.db;
      const { productId } = await variantOf("Masala Chaas");
      const categoryId = (await categoryIds())["Dairy & Eggs"] ?? "";
      const place = async () => (await all()).findIndex(({ id }) => id === productId);
      const listedPlace = async () =>
        (
          await platform.get<WholeProductPage>("/api/products", { ...tenancy, size: "100", categoryId })
        ).body.products.findIndex(({ id }) => id === productId);
      const [before, listedBefore] = [await place(), await listedPlace()];
      const stock = async (availableQuantity: number, position?: number) =>
        orm
          .update(productVariants)
          .set({ availableQuantity })
          .where(
            and(
              eq(productVariants.productId, productId),
              position === undefined ? undefined : eq(productVariants.position, position),
            ),
          );
      await stock(0, 0);
      expect(await place()).toBe(before);
      await stock(0);
      expect(await place()).toBeGreaterThan(before);
      expect(await listedPlace()).not.toBe(listedBefore);
      await stock(3);
      expect([await place(), await listedPlace()]).toEqual([before, listedBefore]);
    });

    it("is found by a later variant's price, size and visibility at once", async () => {
      const { orm } = platform.db;
      const { productId } = await variantOf("Masala Chaas");
      const later = and(eq(productVariants.productId, productId), eq(productVariants.position, 1));
      const [row] = await orm.select().from(productVariants).where(later);
      const inReach = async () =>
        (await search("chaas", { filters: { minSellingPrice: 4000, maxSellingPrice: 4500 } })).total;
      expect(await inReach()).toBe(0);
      await orm
        .update(productVariants)
        .set({ sellingPricePaise: 420_000, weight: 7, weightUnit: "KILOGRAM" })
        .where(later);
      expect(await inReach()).toBe(1);
      expect(names(await search("chaas 7kg"))[0]).toBe("Masala Chaas");
      await orm.update(productVariants).set({ isVisible: false }).where(later);
      expect(await inReach()).toBe(0);
      await orm.delete(productVariants).where(later);
      await orm
        .insert(productVariants)
        .values({ ...(row as typeof productVariants.$inferInsert), sellingPricePaise: 430_000 });
      expect(await inReach()).toBe(1);
      await orm
        .update(productVariants)
        .set({ sellingPricePaise: row?.sellingPricePaise ?? 0 })
        .where(later);
    });

    it("takes a whole category out of lists, counts and suggestions", async () => {
      const { orm } = platform.db;
      const ids = await categoryIds();
      const fruits = ids.Fruits ?? "";
      const { total } = await search("");
      const count = (await search("", { filters: { categoryIds: [fruits] } })).total;
      await orm.update(categories).set({ isActive: false }).where(eq(categories.id, fruits));
      expect((await search("")).total).toBe(total - count);
      expect((await suggest("fruits")).categories).toEqual([]);
      await orm.update(categories).set({ isActive: true }).where(eq(categories.id, fruits));
      expect((await search("")).total).toBe(total);
    });

    it("forgets a product that is deleted, and finds one that is new", async () => {
      const { orm } = platform.db;
      const { productId } = await variantOf("White Eggs");
      const [row] = await orm.select().from(products).where(eq(products.id, productId));
      const variants = await orm.select().from(productVariants).where(eq(productVariants.productId, productId));
      if (row === undefined) throw new Error("no eggs");
      const { createdOrder: _made, ...egg } = row;
      await orm.insert(products).values({ ...egg, id: "quail", handle: null, name: "Quail Eggs" });
      await orm
        .insert(productVariants)
        .values(variants.map((v) => ({ ...v, id: `quail-${v.id}`, productId: "quail", sku: `Q-${v.sku}` })));
      expect(names(await search("quail"))).toEqual(["Quail Eggs"]);
      expect(names(await search("", { sortBy: "newest", size: 1 }))).toEqual(["Quail Eggs"]);
      await orm.delete(productVariants).where(inArray(productVariants.productId, ["quail"]));
      await orm.delete(products).where(eq(products.id, "quail"));
      expect((await search("quail")).total).toBe(0);
    });
  });
});

const visible = ({ variants }: Product) => variants.filter(({ isVisible }) => isVisible);
const isSoldOut = (product: Product) => visible(product).every(({ availableQuantity }) => availableQuantity === 0);
/** The price of the variant that a card shows. */
const priceOf = (product: Product) =>
  (visible(product).find(({ availableQuantity }) => availableQuantity > 0) ?? product.variants[0])?.sellingPrice ?? 0;
const fittingOf = ({ variants, fittingVariantId }: Product) =>
  variants.find(({ variantId }) => variantId === fittingVariantId);
/** The SKUs of the demo store end with their size: `5KG`. */
const hasSize = (product: Product, size: string) =>
  visible(product).some(({ sku }) => sku.endsWith(`-${size.replace(" ", "")}`));
