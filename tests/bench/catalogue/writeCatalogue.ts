import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ListingSize, ListingVariants } from "../listing-size/ListingSize.types";
import type { CatalogueFigures } from "./CatalogueFigures.types";

const BAR_MS = 50;
/** How many times as long the first products may take in the large store. */
const LATER = 1.2;

const count = (number: number) => number.toLocaleString("en");

/** Writes docs/bench/catalogue.md from the figures of both benchmarks. */
export function writeCatalogue(): string {
  const calls = read<CatalogueFigures>("catalogue");
  const listings = read<ListingSize>("listing-size");
  const variants = read<ListingVariants>("listing-variants");
  const text = [calls && callsPart(calls), listings && listingsPart(listings), variants && variantsPart(variants)]
    .filter(Boolean)
    .join("\n");
  writeFileSync("docs/bench/catalogue.md", text);
  return text;
}

function read<T>(name: string): T | undefined {
  const file = `docs/bench/${name}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}

function callsPart({ machine, products, stores, inFlight, results, starts }: CatalogueFigures): string {
  const rows = results.map(
    (r) =>
      `| ${r.engine} | ${r.what} | ${r.calls} | ${r.failed} | ${r.perSecond} | ${r.p50} | ${r.p95}${r.p95 > BAR_MS ? " **over**" : ""} | ${r.p99} | ${r.cpu} |`,
  );
  const began = starts.map((s) => `| ${s.engine} | ${s.seedSeconds} | ${s.firstMs} | ${s.besideMs} |`);
  return `# A catalogue of ${count(products)} products in one store, ${count(stores)} stores in one database (bar 18)

\`npm run bench -- catalogue\` on ${machine}; ${inFlight} calls in flight, each with its answer read to the end. The bar is p95 ≤ ${BAR_MS} ms. The platform, its database and what measures them share the machine; the last column is what a call costs the platform's process (with the embedded engine, the database too).

| engine | what | calls | failed | answered per s | p50 ms | p95 ms | p99 ms | processor ms a call |
|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}

| engine | filling the database, s | the large store's first call (its shelf is read), ms | the longest call for another store meanwhile, ms |
|---|---|---|---|
${began.join("\n")}
`;
}

function listingsPart({ machine, runs, products, results }: ListingSize): string {
  const rows = results.map(({ screen, way, small, large, smallNodes, largeNodes }) => {
    const ratio = large / small;
    return `| ${screen} | ${way} | ${small} | ${large} | ${ratio.toFixed(2)}${ratio > LATER ? " **over**" : ""} | ${smallNodes} | ${largeNodes} |`;
  });
  return `## The same screens at 12 and at ${count(products)} products

\`npm run bench -- listing-size\` on ${machine}; a phone's screen (390 × 844) in Chromium, production build, two stores in one database on the embedded engine, in turn, medians of ${runs}. The first frame with products, from the page's first request or from the press that leads there from home. The bar is a ratio of ${LATER}, and as many nodes; the large store's list ends with the way to more of it.

| screen | way | 12 products, ms | ${count(products)} products, ms | ratio | nodes, 12 | nodes, ${count(products)} |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

function variantsPart({ machine, runs, products, variants, results }: ListingVariants): string {
  const rows = results.map(({ screen, small, large }) => {
    const pairs = (["html", "data", "list", "json", "nodes", "ms", "lcp"] as const).map(
      (key) => `${small[key]} → ${large[key]}`,
    );
    return `| ${screen} | ${pairs.join(" | ")} |`;
  });
  return `## The same screens at 2 and at ${variants} variants a product

\`npm run bench -- listing-size --variants ${variants}\` on ${machine}; as above, medians of ${runs}, ${count(products)} products in each store, those with ${variants} variants in two options with six pictures each (ADR 70). KiB on the wire with Brotli; the list is the answer to \`GET /api/products\` with 30 products. The bar for a page is 14 KiB and 400 nodes.

| screen | page, KiB | its data, KiB | list, KiB | list without Brotli, KiB | nodes | first products, ms | largest paint, ms |
|---|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}
