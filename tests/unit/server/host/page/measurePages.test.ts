import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { measurePages } from "#server/host/page/measurePages.ts";

it("reports the memory of kept pages and how far changes are behind, as they are when somebody asks", async () => {
  const registry = new Registry();
  const [cache, changes] = [{ bytes: 0 }, { behindMs: Number.POSITIVE_INFINITY }];
  measurePages(cache, changes, registry);
  expect(await registry.metrics()).toContain("haat_changes_behind_seconds +Inf");
  Object.assign(cache, { bytes: 4_200 });
  Object.assign(changes, { behindMs: 1_500 });
  const figures = await registry.metrics();
  expect(figures).toContain("haat_page_cache_bytes 4200");
  expect(figures).toContain("haat_changes_behind_seconds 1.5");
});

it("reports no changes where the platform tells none", async () => {
  const registry = new Registry();
  measurePages({ bytes: 1 }, undefined, registry);
  expect(await registry.metrics()).not.toContain("behind");
});
