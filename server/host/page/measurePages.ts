import { Gauge, type Registry } from "prom-client";
import type { ChangeListener } from "../changes/ChangeListener";
import type { PageCache } from "../pageCache/PageCache";

/** Measures the memory of kept pages, and how long ago the platform last reported its changes. */
export function measurePages(
  cache: Pick<PageCache, "bytes">,
  changes: Pick<ChangeListener, "behindMs"> | undefined,
  registry: Registry,
): void {
  new Gauge({
    name: "haat_page_cache_bytes",
    help: "Memory of the pages that are kept (PAGE_CACHE_MB bounds it).",
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
  if (changes === undefined) return;
  new Gauge({
    name: "haat_changes_behind_seconds",
    help: "How old a change may be that pages do not show yet; above 5, pages are kept for seconds only.",
    // The largest: one process that gets no reports is enough to sell at an old price.
    aggregator: "max",
    registers: [registry],
    collect() {
      this.set(changes.behindMs / 1000);
    },
  });
}
