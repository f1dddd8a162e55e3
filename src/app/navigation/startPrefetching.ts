import { MAIN_ID } from "#design/a11y/SkipLink.tsx";
import type { Container } from "#kernel/container/Container.ts";
import { isSavingData } from "#kernel/navigation/isSavingData.ts";
import { Navigation } from "#kernel/navigation/Navigation.ts";
import type { Feature, PageCode, RouteEntry } from "#kernel/plugin/Feature.types.ts";
import { PageWarmer } from "./PageWarmer";
import { Prefetcher } from "./Prefetcher";
import { pageLinkOf } from "./pageLinkOf";
import { type AtHand, pagesAtHand } from "./pagesAtHand";
import { warmText } from "./warmText";
import { watchIntent } from "./watchIntent";
import { watchLinksInView } from "./watchLinksInView";

export interface PrefetchingNeeds {
  manifests: readonly Feature[];
  container: Container;
  basePath: string;
  document: Document;
  /** Fetched code is added here. */
  ready: Map<RouteEntry, PageCode>;
  /** Gets its `has` here. */
  atHand: AtHand;
}

/** Starts to fetch pages in advance. Returns a function that ends it. */
export function startPrefetching({ document, basePath, ...needs }: PrefetchingNeeds): () => void {
  const pages = new PageWarmer(needs.manifests, needs.container, basePath, needs.ready);
  needs.atHand.has = pagesAtHand(pages, needs.container.get(Navigation), basePath);
  const prefetcher = new Prefetcher(
    pages,
    () => !isSavingData(navigator),
    () => performance.now(),
  );
  const ends = [
    watchIntent(document, (target) => {
      const url = pageLinkOf(target, basePath);
      if (url) prefetcher.prefetchIntended(url);
    }),
    // Links of header and footer are visible on every page; they are prefetched only when the shopper points at them.
    watchLinksInView(document, `#${MAIN_ID} a[href]`, (links, isInUse) => {
      const urls = links.flatMap((link) => pageLinkOf(link, basePath) ?? []);
      if (isInUse) prefetcher.prefetchVisible(urls);
      else prefetcher.loadNextCode(urls);
    }),
    warmText(document.getElementById(MAIN_ID) ?? document.body),
    () => prefetcher.stop(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
