import { writeFile } from "node:fs/promises";
import { type Held, visitManyStores } from "../support/host/visitManyStores";

/**
 * `npm run bench -- host-heap`: measures the host's memory after 50,000 page requests over 1,000 stores. Needs a build.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 50_000);
const STORES = 1_000;
const CACHE_MB = 64;
/** `DRAWING=stub` measures delivery alone, where drawing all pages would take too long. */
const DRAWING = process.env.DRAWING === "stub" ? "stub" : "real";
const REPORT = DRAWING === "stub" ? "host-heap-undrawn" : "host-heap";

const MB = 1024 * 1024;
const megabytes = (bytes: number) => (bytes / MB).toFixed(0);
const formatted = (value: number) => value.toLocaleString("en");
const began = performance.now();
const rows: string[] = [];

/** Writes the report after every measurement, so that a run that is stopped early has figures, too. */
async function keep({ requests, made, heapUsed, arrayBuffers, rss }: Held): Promise<void> {
  const figures = [formatted(requests), formatted(made), ...[heapUsed, arrayBuffers, rss].map(megabytes)];
  rows.push(`| ${figures.join(" | ")} |`);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${rows.at(-1)} ${seconds} s\n`);
  await writeFile(
    new URL(`../../docs/bench/${REPORT}.md`, import.meta.url),
    `# What the host holds in memory

${formatted(requests)} page requests over ${formatted(STORES)} stores, 8 at once, in ${formatted(seconds)} s: homes, listings, products, policies,
pages behind the login, searches, and made-up products, paths, parameters and stores. After garbage collection, in MB;
\`PAGE_CACHE_MB\` is ${CACHE_MB}. Made by \`npm run bench -- host-heap\`${DRAWING === "stub" ? " with `DRAWING=stub`: pages of the usual size that nobody drew" : ""}.

| requests | pages made | heap | array buffers: the kept pages | process |
|---|---|---|---|---|
${rows.join("\n")}
`,
  );
}

await visitManyStores({
  requests: REQUESTS,
  stores: STORES,
  cacheMegabytes: CACHE_MB,
  drawing: DRAWING,
  lookEvery: REQUESTS / 20,
  onLook: keep,
});
process.stdout.write(`Kept in docs/bench/${REPORT}.md\n`);
