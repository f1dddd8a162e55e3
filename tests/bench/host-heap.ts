import { writeFile } from "node:fs/promises";
import { type Held, visitManyStores } from "#tests/support/host/visitManyStores.ts";

/**
 * `npm run bench -- host-heap`: measures the host's memory after 50,000 page requests over 1,000 stores. Needs a build.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 50_000);
const STORES = 1_000;
const CACHE_MB = Number(process.env.CACHE_MB ?? 64);
/** `VARIED=1` asks for each address only once, at all stores alike. */
const IS_VARIED = process.env.VARIED === "1";
/** `DRAWING=stub` measures delivery alone, where drawing all pages would take too long. */
const DRAWING = process.env.DRAWING === "stub" ? "stub" : "real";
const REPORT = `host-heap${IS_VARIED ? "-varied" : ""}${DRAWING === "stub" ? "-undrawn" : ""}`;

/** What the run was started with, for those who repeat it. */
const given = ["REQUESTS", "CACHE_MB", "VARIED", "DRAWING"].flatMap((name) =>
  process.env[name] === undefined ? [] : `${name}=${process.env[name]}`,
);
const SETTINGS = given.length === 0 ? "" : ` with \`${given.join(" ")}\``;

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

${formatted(requests)} page requests${IS_VARIED ? ", each for another address," : ""} over ${formatted(STORES)} stores, 8 at once, in ${formatted(seconds)} s: homes, listings, products, policies,
pages behind the login, searches, and made-up products, paths, parameters and stores. After garbage collection, in MB;
\`PAGE_CACHE_MB\` is ${CACHE_MB}. Made by \`npm run bench -- host-heap\`${SETTINGS}.${DRAWING === "stub" ? " Pages of the usual size that nobody drew." : ""}

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
  isVaried: IS_VARIED,
  lookEvery: REQUESTS / 20,
  onLook: keep,
});
process.stdout.write(`Kept in docs/bench/${REPORT}.md\n`);
