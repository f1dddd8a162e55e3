import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { failedSearches } from "#server/platform/db/schema/owner.ts";
import { readDemoStores } from "#server/platform/seed/seed.ts";
import { FailedSearches } from "#server/platform/services/store/catalogue/FailedSearches.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";

const DAY_MS = 86_400_000;

describe.each(ENGINES)("searches in vain on %s", (engine) => {
  withPlatform({ engine, seedStores: readDemoStores });
  let tenancy: { orgId: string; storeId: string };
  let now = new Date("2026-11-30T10:00:00Z");
  let failed: FailedSearches;

  beforeAll(async () => {
    const { orgId, storeId } = await platform.store("fresh-basket");
    tenancy = { orgId, storeId };
    failed = new FailedSearches(platform.db, { now: () => now });
  });

  const list = async (storeId = tenancy.storeId) => (await failed.list({ storeId }, { page: 1, size: 100 })).rows;

  it("are listed by how often they were made, in their normal form, each store its own", async () => {
    const { storeId } = tenancy;
    for (const query of ["Zzquinoaa!", "zzquinoaa", " ZZQUINOAA ", "qqtahini"]) failed.add(storeId, query);
    await failed.write();
    failed.add(storeId, "qqtahini");
    expect(await list()).toEqual([
      { query: "zzquinoaa", count: 3, lastDay: "2026-11-30" },
      { query: "qqtahini", count: 2, lastDay: "2026-11-30" },
    ]);
    expect(await list((await platform.store("kora-home")).storeId)).toEqual([]);
  });

  it("are told by the search, unless it found something or may say who asked", async () => {
    const { services } = platform;
    const asked = ["zzhalloumi", "milk", "doodh", "mlik", "98765 43210", "asha@example.com", "!!!", ""];
    for (const query of asked) {
      const body = { ...tenancy, query };
      expect((await platform.send("POST", "/api/search/products", body)).status).toBe(200);
    }
    const { rows } = await services.failedSearches.list({ storeId: tenancy.storeId }, { page: 1, size: 100 });
    expect(rows.map(({ query }) => query).filter((query) => !/quinoa|tahini/.test(query))).toEqual(["zzhalloumi"]);
  });

  it("are the thousand latest of a store, and gone after 90 days", async () => {
    const { storeId } = tenancy;
    now = new Date(now.getTime() + DAY_MS);
    for (let index = 0; index < 1005; index += 1) failed.add(storeId, `zz${index.toString(36)}`);
    await failed.write();
    const { orm } = platform.db;
    const count = () => orm.$count(failedSearches, eq(failedSearches.storeId, storeId));
    expect(await count()).toBe(1000);
    expect((await list()).map(({ query }) => query)).not.toContain("zzquinoaa");
    now = new Date(now.getTime() + 91 * DAY_MS);
    await failed.forgetOld();
    expect(await count()).toBe(0);
  });
});
