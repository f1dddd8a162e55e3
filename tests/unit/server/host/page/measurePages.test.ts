import { Registry } from "prom-client";
import { expect, it } from "vitest";
import { measurePages } from "#server/host/page/measurePages.ts";

it("reports the current memory of kept pages and the current delay of changes", async () => {
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

it("reports no delay when the platform reports no changes", async () => {
  const registry = new Registry();
  measurePages({ bytes: 1 }, undefined, registry);
  expect(await registry.metrics()).not.toContain("behind");
});
