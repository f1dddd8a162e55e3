import { languageCodes } from "#contract/languages.ts";
import { readFlags } from "../../../../flags.config";

/**
 * A host in a separate process, because only there React keeps one renderer's contexts apart from another's. It prints
 * what it has drawn for the given paths as JSON.
 */
Object.assign(globalThis, {
  __BROWSER__: false,
  __FLAGS__: readFlags(process.env),
  __LANGUAGE__: "en",
  __LANGUAGES__: languageCodes,
});

const { drawPage } = await import("#app/boot/document/drawPage.tsx");
const { preparePage } = await import("#app/boot/document/preparePage.ts");
const { InversifyResolver } = await import("#kernel/container/InversifyResolver.ts");
const { CoreQueryCache } = await import("#kernel/query/CoreQueryCache.ts");
const { IDENTITY, wholeStore } = await import("./wholeStore");

const drawn = process.argv.slice(2).map(async (address) => {
  const cache = new CoreQueryCache();
  const { container, manifests, pagesOf } = wholeStore({ queries: cache, resolver: new InversifyResolver() });
  const url = new URL(address);
  const pages = await pagesOf(url);
  await preparePage(container, manifests, url, IDENTITY.basePath);
  cache.forgetFailures();
  const drawing = await drawPage({ container, url, basePath: IDENTITY.basePath, pages });
  return { ...drawing, queries: cache.dehydrate() };
});
// The timers of the caches would keep the process alive.
process.stdout.write(JSON.stringify(await Promise.all(drawn)), () => process.exit(0));
