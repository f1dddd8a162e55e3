import { Gauge, type Registry } from "prom-client";
import type { PageCache } from "../pageCache/PageCache";

export function measurePages(cache: PageCache, registry: Registry): void {
  new Gauge({
    name: "haat_page_cache_bytes",
    help: "Memory of the pages that are kept (PAGE_CACHE_MB bounds it).",
    registers: [registry],
    collect() {
      this.set(cache.bytes);
    },
  });
}
