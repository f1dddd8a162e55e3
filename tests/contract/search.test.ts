import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { categories, products, productVariants } from "../../server/platform/db/schema/catalogue";
import { seedStores as demoStores } from "../../server/platform/seed/content";
import type { Category } from "../../src/contract/categories";
import type { Organization } from "../../src/contract/organizations";
import type { Product, WholeProductPage } from "../../src/contract/products";
import type { Suggestions, WholeSearchPage } from "../../src/contract/search";
import { ENGINES, startPlatform, type TestPlatform } from "../support/platform";

describe.each(ENGINES)("search on %s", (engine) => {
  let platform: TestPlatform;
  let store: Organization;
  let tenancy: { orgId: string; storeId: string };

  beforeAll(async () => {
    platform = await startPlatform({ engine, seedStores: demoStores });
    store = await platform.store("fresh-basket");
    tenancy = { orgId: store.orgId, storeId: store.storeId };
  });
  afterAll(() => platform.stop());

  const search = async (query: string, body: object = {}) => {
    const reply = await platform.send<WholeSearchPage>("POST", "/api/search/products", { ...tenancy, query, ...body });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body;
  };
  const suggest = async (query: string, size?: string) =>
    (await platform.get<Suggestions>("/api/search/products", { ...tenancy, query, ...(size && { size }) })).body;
  const names = ({ results }: { results: Product[] }) => results.map(({ name }) => name);
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
      ["milk", "Toned Milk · दूध"],
      ["MILK toned", "Toned Milk · दूध"],
      ["full cream", "Full Cream Milk"],
      ["gopala", "Fresh Curd · दही"],
      ["chees", "Processed Cheese Block"],
    ])("finds %j by words and their beginnings", async (query, name) => {
      expect(names(await search(query))).toContain(name);
    });

    it.each([
      ["दूध", "Full Cream Milk"],
      ["doodh", "Buffalo Milk"],
      ["dood", "Toned Milk · दूध"],
      ["chawal", "Brown Rice"],
      ["आलू", "Potato"],
    ])("finds %j by its Hindi name", async (query, beginning) => {
      const found = names(await search(query, { size: 100 }));
      expect(found.some((name) => name.startsWith(beginning) || name.includes(beginning))).toBe(true);
    });

    it.each([
      ["buter", "butter", "Table Butter"],
      ["mlik", "milk", "Toned Milk · दूध"],
      ["panner", "paneer", "Malai Paneer"],
      ["chese block", "cheese block", "Processed Cheese Block"],
    ])("takes %j for %j", async (query, corrected, name) => {
      const page = await search(query);
      expect(names(page)).toContain(name);
      expect(page.correctedQuery).toBe(corrected);
    });

    it("names no correction where the words are found as they are", async () => {
      expect(await search("butter")).not.toHaveProperty("correctedQuery");
    });

    it("finds a category's products by its name", async () => {
      const page = await search("spices", { size: 100 });
      const spices = (await categoryIds()).Spices;
      expect(page.results.filter(({ categoryId }) => categoryId === spices).length).toBeGreaterThan(5);
    });

    it("puts names that begin with the query before names that hold it, and those before brands", async () => {
      const found = names(await search("milk", { size: 100 }));
      const holds = found.findIndex((name) => name.startsWith("Toned Milk"));
      const begins = found.findIndex((name) => name.toLowerCase().startsWith("milk "));
      expect(holds).toBeGreaterThanOrEqual(0);
      if (begins >= 0) expect(begins).toBeLessThan(holds);
      expect(names(await search("toned milk · दूध"))[0]).toBe("Toned Milk · दूध");
    });

    it.each(["", "   "])("gives every product for %j, as with filters alone", async (query) => {
      const { total } = (await platform.get<WholeProductPage>("/api/products", tenancy)).body;
      expect((await search(query)).total).toBe(total);
    });
  });

  describe("words that were asked for before", () => {
    const inEveryOrder = (words: string[]): string[][] =>
      words.length < 2
        ? [words]
        : words.flatMap((word, at) => inEveryOrder(words.toSpliced(at, 1)).map((rest) => [word, ...rest]));

    it.each([
      ["gopala", "toned", "milk"],
      ["full", "milk", "crea"],
      ["toned", "paneer", "rice"],
    ])("find together what they found the first time: %s %s %s", async (...words) => {
      const asked = inEveryOrder(words).map((order) => order.join(" "));
      const first = await search(asked[0] ?? "", { size: 100 });
      for (const query of asked) {
        const again = await search(query, { size: 100 });
        expect(names(again).sort(), query).toEqual(names(first).sort());
        expect(again).not.toHaveProperty("correctedQuery");
      }
    });

    it("find what is called so only since then, and are corrected beside a misspelt one", async () => {
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

    it("takes % and _ for what they are", async () => {
      expect((await search("m%k")).total).toBeLessThan((await search("")).total);
      expect((await suggest("_")).results).toEqual([]);
    });

    it("refuses a query over 200 characters, pages over the end and sizes nobody needs", async () => {
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

    it("agree with the filters they stand for", async () => {
      const { facets } = await search("");
      for (const { rating, count } of facets.ratings) {
        expect((await search("", { filters: { averageRating: rating } })).total).toBe(count);
      }
      expect((await search("", { filters: { isSubscribable: true } })).total).toBe(facets.subscribable);
      for (const { id, count } of facets.categories) {
        expect((await search("", { filters: { categoryIds: [id] } })).total).toBe(count);
      }
      const dear = await search("", { sortBy: "price", sortOrder: "DESC", size: 1 });
      const cheap = await search("", { sortBy: "price", sortOrder: "ASC", size: 1 });
      expect(facets.price).toEqual({
        min: cheap.results[0]?.variants[0]?.sellingPrice,
        max: dear.results[0]?.variants[0]?.sellingPrice,
      });
    });

    it("keep a chosen category that has nothing, and are empty where nothing is found", async () => {
      const ids = await categoryIds();
      const fruits = ids.Fruits ?? "";
      const { facets } = await search("zzzzqqq", { filters: { categoryIds: [fruits] } });
      expect(facets).toEqual({
        categories: [{ id: fruits, name: "Fruits", count: 0 }],
        ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
        subscribable: 0,
        price: null,
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
      for (const [index, product] of results.slice(1).entries()) {
        expect(inOrder(results[index] as Product, product)).toBe(true);
      }
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
      expect(fruits.map(priceOf)).toEqual(fruits.map(priceOf).sort((a, b) => b - a));
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

    it("find what is misspelt, and nothing for nothing", async () => {
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
      await orm.insert(products).values({ ...egg, id: "quail", name: "Quail Eggs" });
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

const priceOf = ({ variants }: Product) => variants[0]?.sellingPrice ?? 0;
