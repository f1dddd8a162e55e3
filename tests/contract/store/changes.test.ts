import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Changes } from "#contract/store/changes.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";

describe.each(ENGINES)("changes of what pages show, reported to whoever keeps pages (%s)", (engine) => {
  let fresh = "";
  let kora = "";
  withPlatform({ engine });
  beforeAll(async () => {
    fresh = (await platform.store("fresh-basket")).storeId;
    kora = (await platform.store("kora-home")).storeId;
  });

  const since = async (after?: string) =>
    (await platform.get<Changes>("/api/changes", after === undefined ? {} : { after })).body;
  const run = (statement: SQL) => platform.db.orm.execute(statement);
  const toldOf = async (statement: SQL) => {
    const { cursor } = await since();
    await run(statement);
    return (await since(cursor)).changes;
  };
  const ofFresh = sql`store_id = (SELECT id FROM stores WHERE org_id = (SELECT id FROM organizations WHERE friendly_id = 'fresh-basket'))`;
  const aVariant = sql`id = (SELECT min(id) FROM product_variants WHERE ${ofFresh})`;
  const aProduct = sql`(SELECT min(id) FROM products WHERE ${ofFresh})`;

  const rows: [what: string, statement: SQL, kind: string][] = [
    [
      "a price",
      sql`UPDATE product_variants SET selling_price_paise = selling_price_paise + 1 WHERE ${aVariant}`,
      "catalogue",
    ],
    ["a name", sql`UPDATE products SET name = name || '!' WHERE id = ${aProduct}`, "catalogue"],
    ["a category", sql`UPDATE categories SET name = name || '!' WHERE ${ofFresh}`, "catalogue"],
    ["the last unit", sql`UPDATE product_variants SET available_quantity = 0 WHERE ${aVariant}`, "stock"],
    ["new units", sql`UPDATE product_variants SET available_quantity = 30 WHERE ${aVariant}`, "stock"],
    ["a banner", sql`UPDATE banners SET is_active = NOT is_active WHERE ${ofFresh}`, "content"],
    ["an announcement", sql`UPDATE announcement_bars SET message = message || '!' WHERE ${ofFresh}`, "content"],
    ["a testimonial", sql`UPDATE testimonials SET message = message || '!' WHERE ${ofFresh}`, "content"],
    [
      "a new question",
      sql`INSERT INTO faqs SELECT id || 'x', store_id, 99, q, a FROM faqs WHERE ${ofFresh}`,
      "content",
    ],
    ["a question gone", sql`DELETE FROM faqs WHERE ${ofFresh} AND position = 99`, "content"],
    [
      "a policy",
      sql`UPDATE stores SET policies = policies || '{"refundPolicy": "<p>No</p>"}' WHERE id = ${sql`(SELECT store_id FROM banners WHERE ${ofFresh} LIMIT 1)`}`,
      "settings",
    ],
    ["a store's name", sql`UPDATE organizations SET name = name || '!' WHERE friendly_id = 'fresh-basket'`, "settings"],
    [
      "a review",
      sql`INSERT INTO reviews (id, product_id, author_name, rating, text, created_at, updated_at) VALUES ('r1', ${aProduct}, 'A', 4, '', now(), now())`,
      "reviews",
    ],
    ["a rating", sql`UPDATE products SET rating_count = rating_count + 1 WHERE id = ${aProduct}`, "reviews"],
  ];
  test.each(rows)("%s", async (_, statement, kind) => {
    expect(await toldOf(statement)).toEqual([{ storeId: fresh, kind }]);
  });

  const quiet: [what: string, statement: SQL][] = [
    [
      "a unit sold of many",
      sql`UPDATE product_variants SET available_quantity = available_quantity - 1 WHERE ${aVariant}`,
    ],
    ["a price written as it was", sql`UPDATE product_variants SET mrp_paise = mrp_paise WHERE ${aVariant}`],
    ["a banner written as it was", sql`UPDATE banners SET is_active = is_active WHERE ${ofFresh}`],
    ["a customer", sql`UPDATE customers SET name = 'x' WHERE ${ofFresh}`],
  ];
  test.each(quiet)("%s is not reported", async (_, statement) => {
    expect(await toldOf(statement)).toEqual([]);
  });

  test("a thousand changes in one transaction are reported as one, and only once", async () => {
    const { cursor } = await since();
    await platform.db.orm.transaction(async (tx) => {
      for (let round = 0; round < 5; round += 1)
        await tx.execute(sql`UPDATE product_variants SET mrp_paise = mrp_paise + 1`);
    });
    const told = await since(cursor);
    expect(told.changes.toSorted((a, b) => a.storeId.localeCompare(b.storeId))).toEqual(
      [fresh, kora].toSorted().map((storeId) => ({ storeId, kind: "catalogue" })),
    );
    expect(await since(told.cursor)).toMatchObject({ changes: [], everything: false });
  });

  test("an undone change is not reported", async () => {
    const { cursor } = await since();
    const undone = platform.db.orm.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET name = 'undone'`);
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect((await since(cursor)).changes).toEqual([]);
  });

  test("a caller who asks for the first time, or after too long, learns that everything may have changed", async () => {
    expect(await since()).toMatchObject({ changes: [], everything: true });
    const { cursor } = await since();
    const [seconds = "", snapshot] = cursor.split("~");
    expect(await since(`${Number(seconds) - 1900}~${snapshot}`)).toMatchObject({ everything: true });
    expect(await since(`${seconds}~900000000000:900000000000:`)).toMatchObject({ everything: true });
  });

  test.each(["", "x", "1~2:1:", "1~1:5:9", "1~1:5:3,2", "1~1:5:,", "1~0:0:", "1~1:5:'", `1~${"9".repeat(40)}:1:`])(
    "bar 13: a cursor that is not valid (%s) is answered like a missing one",
    async (after) => {
      const { status, body } = await platform.get<Changes>("/api/changes", { after });
      expect(status).toBe(200);
      expect(body.everything).toBe(true);
    },
  );

  // The embedded engine runs one transaction at a time, so none can end late.
  const overlapping = engine === "postgres" ? test : undefined;
  overlapping?.("a change whose transaction ends late is reported when the transaction has ended", async () => {
    let finish = () => {};
    const mayFinish = new Promise<void>((done) => {
      finish = done;
    });
    let hasBegun = () => {};
    const begun = new Promise<void>((done) => {
      hasBegun = done;
    });
    const slow = platform.db.orm.transaction(async (tx) => {
      await tx.execute(sql`UPDATE banners SET alt_text = alt_text || '!' WHERE store_id = ${kora}`);
      hasBegun();
      await mayFinish;
    });
    await begun;
    const { cursor } = await since();
    await run(sql`UPDATE banners SET alt_text = alt_text || '!' WHERE store_id = ${fresh}`);
    const meanwhile = await since(cursor);
    expect(meanwhile.changes).toEqual([{ storeId: fresh, kind: "content" }]);
    expect((await since(meanwhile.cursor)).changes).toEqual([]);
    finish();
    await slow;
    expect((await since(meanwhile.cursor)).changes).toEqual([{ storeId: kora, kind: "content" }]);
  });
});
