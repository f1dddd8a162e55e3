import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductPage } from "#contract/catalogue/products.ts";
import { storeExport } from "#server/cli/commands/store/storeExport.ts";
import { storeImport } from "#server/cli/commands/store/storeImport.ts";
import { terminal } from "#server/cli/terminal.ts";
import { categories, products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { coupons } from "#server/platform/db/schema/coupons.ts";
import { auditLog } from "#server/platform/db/schema/owner.ts";
import { organizations, stores } from "#server/platform/db/schema/tenancy.ts";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import { noStores } from "#tests/support/databases/seedStores.ts";
import { folderSnapshot } from "#tests/support/folders/folderSnapshot.ts";
import { ENGINES, startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

describe.each(ENGINES)("a store as a folder (bar 25), on %s", (engine) => {
  const place = mkdtempSync(join(tmpdir(), "haat-folder-"));
  const folder = join(place, "my-shop");
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform({ engine, seedStores: noStores });
    const io = terminal();
    for (const [path, bytes] of await exampleFiles("my-shop")) await io.writeFile(join(folder, path), bytes);
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(place, { recursive: true });
  });

  const importIt = async ({ from = folder, ...options }: { dryRun?: boolean; yes?: boolean; from?: string } = {}) => {
    const said = recordingIo();
    const io = {
      ...terminal(),
      who: said.who,
      said: said.said,
      warned: said.warned,
      say: said.say,
      warn: said.warn,
      progress: () => {},
    };
    const prepared = await storeImport.prepare?.({ folder: from, yes: true, ...options }, io);
    const code = typeof prepared === "object" ? await storeImport.run(platform.services, prepared, io) : prepared;
    return { code, said: said.said, warned: said.warned };
  };
  const exportTo = async (name: string) => {
    const to = join(place, name);
    const { writeFile: write } = terminal();
    await storeExport.run(platform.services, { folder: to, store: "my-shop" }, { ...recordingIo(), writeFile: write });
    return folderSnapshot(to);
  };
  const edit = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(folder, file), "utf8");
    expect(text).toMatch(from);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  const variant = async (sku: string) =>
    (await platform.db.orm.select().from(productVariants).where(eq(productVariants.sku, sku)))[0];
  const set = (sku: string, to: object) =>
    platform.db.orm.update(productVariants).set(to).where(eq(productVariants.sku, sku));
  const shown = async () => {
    const { storeId } = await platform.store("my-shop");
    return (await platform.get<ProductPage>("/api/products", { storeId })).body.products;
  };

  it("does not exist after a dry run, which says what it would import", async () => {
    const { code, said } = await importIt({ dryRun: true });
    expect(code).toBe(0);
    expect(said).toEqual(
      expect.arrayContaining(["This is what would change:", "  products: 3 new", "  variants: 5 new"]),
    );
    expect(await platform.services.directory.all()).toEqual([]);
  });

  it("is open after an import, with its goods, its pictures, its terms and its clock", async () => {
    expect((await importIt()).said.at(-1)).toBe("My Shop is open, at /my-shop.");
    const found = await shown();
    expect(found.map(({ name }) => name)).toEqual(["Alphonso Mango", "Robusta Banana", "Turmeric Powder"]);
    const [first] = found;
    expect(first).toMatchObject({
      brand: "Ratnagiri Farms",
      taxType: "INCLUSIVE",
      description: "<p>Sweet, ripe and picked by hand.</p>",
    });
    expect(
      first?.variants.map(({ sku, sellingPrice, mrp, weight, weightUnit }) => [
        sku,
        sellingPrice,
        mrp,
        weight,
        weightUnit,
      ]),
    ).toEqual([
      ["MANGO-500G", 220, 250, 500, "GRAM"],
      ["MANGO-1KG", 420, 480, 1, "KILOGRAM"],
    ]);
    const picture = await platform.app.inject(`${first?.thumbnail}?w=320&format=avif`);
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/avif"]);
    const { orgId, storeId } = await platform.store("my-shop");
    const { body: policies } = await platform.get<{ refundPolicy: string }>(`/api/stores/${storeId}/policies`);
    expect(policies.refundPolicy).toContain("<h2>Refunds</h2>");
    expect((await platform.get(`/api/store-settings/${orgId}`)).body).toMatchObject({ timeZone: "Asia/Kolkata" });
    expect(await platform.db.orm.select({ who: auditLog.who, what: auditLog.what }).from(auditLog)).toEqual([
      { who: "asha at the command line", what: "store.imported" },
    ]);
  });

  it("changes nothing the second time, and reports no change", async () => {
    const { cursor } = await platform.services.changeFeed.since(undefined);
    expect((await importIt()).said).toEqual(["Nothing to change: My Shop is as its folder says."]);
    expect((await platform.services.changeFeed.since(cursor)).changes).toEqual([]);
    expect(await platform.db.orm.$count(auditLog)).toBe(1);
  });

  it("is where its folder says, under a name that other systems know", async () => {
    const made = (await platform.store("my-shop")).locationId;
    const rows = () => platform.db.orm.select({ location: stores.location }).from(stores);
    expect(await rows()).toEqual([{ location: { address: "12 Market Road, Pune 411001", taxNumber: "" } }]);
    await edit("store.yaml", "  # id: pune-1", "  id: pune-1");
    await edit("store.yaml", "  # taxNumber", "  taxNumber");
    expect((await importIt()).said[0]).toBe("  the store's settings changed");
    expect((await platform.store("my-shop")).locationId).toBe("pune-1");
    expect((await rows())[0]?.location.taxNumber).toBe("27AAAAA0000A1Z5");
    await edit("store.yaml", "  id: pune-1", "  # id: pune-1");
    expect((await importIt()).code).toBe(0);
    expect([made === "pune-1", (await platform.store("my-shop")).locationId]).toEqual([false, "pune-1"]);
  });

  it("comes back byte for byte", async () => {
    expect(await exportTo("back")).toEqual(await folderSnapshot(folder));
  });

  it("keeps ids, changes what changed, hides what is no longer in the file, and reports the changes to whoever keeps pages", async () => {
    const before = await shown();
    const { cursor } = await platform.services.changeFeed.since(undefined);
    await edit("products.csv", /robusta-banana,.*\n/, "");
    await edit("products.csv", /alphonso-mango/g, "alphonso");
    await edit("products.csv", ",480,420,", ",480,430,");
    await edit("categories.csv", "spices,Spices", "spices,All Spices");
    const { said } = await importIt();
    expect(said).toEqual([
      "  categories: 1 changed",
      "  products: 2 changed",
      "  variants: 1 changed, 1 hidden",
      "My Shop is as its folder says, at /my-shop.",
      expect.stringMatching(/^To undo this: npm run haat -- store import .*my-shop-before-\d{4}-.* --yes$/),
    ]);
    const after = await shown();
    expect(after.map(({ id }) => id)).toEqual([before[0]?.id, before[2]?.id]);
    expect(after[0]?.variants[1]?.sellingPrice).toBe(430);
    expect(await variant("BANANA-6")).toMatchObject({ isVisible: false, availableQuantity: 60 });
    expect((await platform.services.changeFeed.since(cursor)).changes.map(({ kind }) => kind)).toContain("catalogue");
  });

  it("shows a product that returns to the file again, under its old id and with today's stock", async () => {
    // An order was cancelled, or a subscription delivered, while it was hidden.
    await set("BANANA-6", { availableQuantity: 57 });
    await edit(
      "products.csv",
      "turmeric-powder,Turm",
      "robusta-banana,Robusta Banana,fruits,Ratnagiri Farms,A breakfast,BANANA-6,6 pc,48,42,60,banana.png,0,yes,yes,yes,,\nturmeric-powder,Turm",
    );
    const banana = await variant("BANANA-6");
    await importIt();
    expect(await variant("BANANA-6")).toMatchObject({ id: banana?.id, isVisible: true, availableQuantity: 57 });
    await set("BANANA-6", { availableQuantity: 60 });
  });

  it("shows the old and new values of each SKU, asks before it hides many, and is undone by its backup folder", async () => {
    const list = await readFile(join(folder, "products.csv"), "utf8");
    await edit("products.csv", ",480,430,25,", ",500,450,30,");
    await edit("products.csv", "Turmeric Powder", "Haldi Powder");
    await edit("products.csv", /robusta-banana,.*\n/, "");
    const details = [
      "    MANGO-1KG: price ₹430.00 → ₹450.00, MRP ₹480.00 → ₹500.00, stock 25 → 30",
      "    BANANA-6: hidden",
      '    turmeric-powder: title "Turmeric Powder" → "Haldi Powder"',
    ];
    const dry = await importIt({ dryRun: true });
    expect(dry.said).toEqual(expect.arrayContaining(details));
    expect(dry.said.at(-1)).toBe(
      "It hides 1 of the 5 variants that are shown (BANANA-6): the import will ask for --yes.",
    );
    await expect(importIt({ yes: false })).rejects.toThrow("add --yes if you want it; nothing was changed.");
    expect(await variant("BANANA-6")).toMatchObject({ isVisible: true });
    const done = await importIt();
    expect(await variant("BANANA-6")).toMatchObject({ isVisible: false });
    const [audited] = await platform.db.orm.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
    expect(audited?.details).toMatchObject({ goods: details.map((line) => line.trim()) });
    const [, undo = ""] = /store import (.*) --yes/.exec(done.said.at(-1) ?? "") ?? [];
    expect((await folderSnapshot(undo))["products.csv"]).toBe(list);
    expect(await importIt({ from: undo })).toMatchObject({ code: 0 });
    expect(await variant("BANANA-6")).toMatchObject({ isVisible: true });
    expect(await variant("MANGO-1KG")).toMatchObject({ sellingPricePaise: 43_000, availableQuantity: 25 });
    await writeFile(join(folder, "products.csv"), list);
  });

  it("keeps changes by orders and by the shop when the file is unchanged", async () => {
    await set("MANGO-500G", { availableQuantity: 33, sellingPricePaise: 21_000 });
    await set("TURMERIC-100G", { availableQuantity: 7 });
    await platform.db.orm.update(coupons).set({ isActive: false });
    expect((await importIt()).said).toEqual(["Nothing to change: My Shop is as its folder says."]);
    await edit("products.csv", ",45,39.50,80,", ",45,39.50,90,");
    await importIt();
    expect(await variant("MANGO-500G")).toMatchObject({ availableQuantity: 33, sellingPricePaise: 21_000 });
    expect(await variant("TURMERIC-100G")).toMatchObject({ availableQuantity: 90 });
    expect(await platform.db.orm.select({ isActive: coupons.isActive }).from(coupons)).toEqual([{ isActive: false }]);
  });

  it("comes back with today's stock, prices and coupons, and nothing else changed; that folder changes nothing", async () => {
    const exported = await exportTo("today");
    const original = await folderSnapshot(folder);
    const csv = original["products.csv"]?.replace("MANGO-500G,500 g,250,220,40,", "MANGO-500G,500 g,250,210,33,");
    const yaml = original["store.yaml"]?.replace("    offered: true\n", "    offered: true\n    enabled: false\n");
    expect(exported["products.csv"]).toBe(csv);
    expect(exported["store.yaml"]).toBe(yaml);
    await writeFile(join(folder, "products.csv"), csv ?? "");
    await writeFile(join(folder, "store.yaml"), yaml ?? "");
    expect((await importIt()).said).toEqual(["Nothing to change: My Shop is as its folder says."]);
  });

  it("moves a variant to another product, and changes places within one", async () => {
    const [small, large] = ["MANGO-500G,500 g,250,210,33", "MANGO-1KG,1 kg,480,430,25"];
    await edit("products.csv", small, "the small one");
    await edit("products.csv", large, small);
    await edit("products.csv", "the small one", large);
    await edit("products.csv", /turmeric-powder,,.*\n/, "");
    await edit(
      "products.csv",
      "robusta-banana,",
      "alphonso,,,,,TURMERIC-200G,200 g,85,75,40,,,,,yes,,\nrobusta-banana,",
    );
    expect((await importIt()).code).toBe(0);
    const found = await shown();
    expect(found[0]?.variants.map(({ sku }) => sku)).toEqual(["MANGO-1KG", "MANGO-500G", "TURMERIC-200G"]);
    expect(found[2]?.variants.map(({ sku }) => sku)).toEqual(["TURMERIC-100G"]);
  });

  it("changes nothing when one thing is wrong, and ends with 1", async () => {
    const all = [products, productVariants, categories, organizations];
    const rows = () => Promise.all(all.map((table) => platform.db.orm.select().from(table)));
    const before = await rows();
    await edit("products.csv", ",430,", ",dear,");
    await edit("store.yaml", "name: My Shop", "name: Your Shop");
    const { code, warned } = await importIt();
    expect(code).toBe(1);
    expect(warned.at(-1)).toBe(`One thing is wrong in ${folder}; nothing was changed.`);
    expect(await rows()).toEqual(before);
  });

  it("merges products into one with options, lists none without variants, and comes back byte for byte", async () => {
    const table = (...rows: string[]) =>
      writeFile(
        join(folder, "products.csv"),
        ["handle,title,category,sku,price,stock,colour", ...rows].map((row) => `${row}\n`).join(""),
      );
    await edit("store.yaml", "name: Your Shop", "name: My Shop");
    await table("red-scarf,Red scarf,fruits,RED,90,4,", "blue-scarf,Blue scarf,fruits,BLUE,95,6,");
    expect(await importIt()).toMatchObject({ code: 0 });
    await table("scarf,Scarf,fruits,RED,90,4,Red", "scarf,,,BLUE,95,6,Blue");
    expect((await importIt({ dryRun: true })).said.join("\n")).toContain("products: 1 changed");
    expect(await importIt()).toMatchObject({ code: 0 });
    const found = await shown();
    expect(found.map(({ name, options }) => [name, options])).toEqual([
      ["Scarf", [{ name: "Colour", values: ["Red", "Blue"] }]],
    ]);
    expect(found[0]?.variants.map(({ sku, options }) => [sku, options])).toEqual([
      ["RED", { Colour: "Red" }],
      ["BLUE", { Colour: "Blue" }],
    ]);
    const { storeId } = await platform.store("my-shop");
    expect((await platform.get<ProductPage>("/api/products", { storeId })).body.total).toBe(1);
    expect(await exportTo("with-options")).toEqual(await folderSnapshot(folder));
  });
});
