import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import type { WholeSearchPage } from "#contract/catalogue/search.ts";
import { products } from "#server/platform/db/schema/catalogue.ts";
import { readDemoStores } from "#server/platform/seed/seed.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";

interface Asked {
  query: string;
  "written in": string;
  /** The handles of the products of which the first hit must be one. */
  products: string;
}

const asked: Asked[] = parse(readFileSync(new URL("shoppers-queries.csv", import.meta.url)), { columns: true });
/** The share of queries whose first hit is right. */
const BAR = 0.9;

describe("what shoppers type in their own words and spellings", () => {
  withPlatform({ engine: "pglite", seedStores: readDemoStores });
  const found = new Map<Asked, string | undefined>();

  beforeAll(async () => {
    const { storeId, orgId } = await platform.store("fresh-basket");
    const rows = await platform.db.orm.select({ id: products.id, handle: products.handle }).from(products);
    const handles = new Map(rows.map(({ id, handle }) => [id, handle ?? undefined]));
    for (const row of asked) {
      const body = { orgId, storeId, query: row.query, size: 1 };
      const { results } = (await platform.send<WholeSearchPage>("POST", "/api/search/products", body)).body;
      found.set(row, handles.get(results[0]?.id ?? ""));
    }
  }, 120_000);

  const isRight = (row: Asked) => row.products.split(" ").includes(found.get(row) ?? "");
  const missesOf = (rows: readonly Asked[]) =>
    rows.filter((row) => !isRight(row)).map((row) => `${row.query} (${row["written in"]}): ${found.get(row)}`);

  it("are 500 queries or more", () => {
    expect(asked.length).toBeGreaterThanOrEqual(500);
    expect(new Set(asked.map(({ query }) => query)).size).toBe(asked.length);
  });

  it("are answered with what is meant first, nine of ten times or more", () => {
    const report = [...new Set(asked.map((row) => row["written in"]))].map((script) => {
      const rows = asked.filter((row) => row["written in"] === script);
      return `${script}: ${percent(rows)} % of ${rows.length}`;
    });
    // The first half was used to choose rules and names, the second was not.
    const halves = [0, 1].map((half) => percent(asked.filter((_, index) => index % 2 === half)));
    console.info(`${report.join("\n")}\nhalves: ${halves.join(" % and ")} %\nmisses:\n${missesOf(asked).join("\n")}`);
    expect(1 - missesOf(asked).length / asked.length).toBeGreaterThanOrEqual(BAR);
  });
  const percent = (rows: readonly Asked[]) => (100 * (1 - missesOf(rows).length / rows.length)).toFixed(1);
});
