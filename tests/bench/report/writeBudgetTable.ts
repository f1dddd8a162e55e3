import { readFile, writeFile } from "node:fs/promises";
import { PAGES } from "#tests/support/host/firstPages.ts";
import { budget } from "#tests/support/speed/budget.ts";
import type { JourneyFigures } from "../journeys/JourneyFigures.types";
import type { Held } from "../long-open/LongOpen.types";
import type { PageFigures } from "../pages/PageFigures.types";

const README = "README.md";
const [BEGIN, END] = ["<!-- budget: written by npm run bench -->", "<!-- /budget -->"];
const NONE = "–";

/** Updates the README's tables from the figures in docs/bench; what was not measured stays a dash. */
export async function writeBudgetTable(): Promise<void> {
  const text = await readFile(README, "utf8");
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${README} has no place for the budget`);
  await writeFile(README, `${before}${BEGIN}\n${await ofPages()}\n\n${await ofRest()}\n${END}${after}`);
}

async function figures<T>(name: string, key: "results" | "held"): Promise<T[]> {
  const kept = await readFile(`docs/bench/${name}.json`, "utf8").then(
    (json) => JSON.parse(json) as Partial<Record<typeof key, T[]>>,
    () => undefined,
  );
  return kept?.[key] ?? [];
}

async function ofPages(): Promise<string> {
  const results = await figures<PageFigures>("pages", "results");
  const limit = results.find(({ page }) => page === "preloaded");
  const [store] = results.flatMap((r) => (r.isStatic ? [] : [r.store]));
  const shown = PAGES.map((page) => results.find((r) => r.store === store && r.page === page));
  const row = (what: string, allowed: string, of: (figures: PageFigures) => string | number) =>
    `| ${what} | ${allowed} | ${[limit, ...shown].map((r) => (r ? of(r) : NONE)).join(" | ")} |`;
  const ratio = (key: "lcp" | "fcp" | "lcpSimulated") => (r: PageFigures) =>
    limit && limit[key] > 0 ? `${(r[key] / limit[key]).toFixed(2)} (${r[key]} ms)` : NONE;
  const largest = `≤ ${budget.largestPaintRatio.toFixed(2)}`;
  return [
    "| `npm run bench -- pages` | budget | static page | home | listing | product |",
    "|---|---|---|---|---|---|",
    row("largest paint on slow 4G, times the static page's", largest, ratio("lcp")),
    row("first paint, the same", `≤ ${budget.firstPaintRatio.toFixed(2)}`, ratio("fcp")),
    row("largest paint, simulated", largest, ratio("lcpSimulated")),
    row("blocking time, ms", `≤ ${budget.blockingMs}`, (r) => r.tbt),
    row("longest task at a processor 4 times slower, ms", `≤ ${budget.longestTaskMs}`, (r) => r.longestTaskMs),
    row("the same after the first paint, ms", `≤ ${budget.longestTaskMs}`, (r) => r.longestAfterPaintMs),
    row("layout shift", String(budget.layoutShift), (r) => r.cls),
    row("JavaScript until it is awake, KiB of brotli", `≤ ${budget.scriptKiB}`, (r) => r.awakeKiB),
    row("the same with the next page's, fetched ahead, and headers", NONE, (r) => r.scriptKiB),
    row("requests before the first paint", String(budget.requestsBeforePaint), (r) => r.requestsBeforePaint),
    row("DOM nodes", `≤ ${budget.domNodes}`, (r) => r.domNodes),
    row("Lighthouse: speed, accessibility, practices, SEO", `${budget.score} each`, (r) => r.scores.join(" / ")),
  ].join("\n");
}

async function ofRest(): Promise<string> {
  const journeys = await figures<JourneyFigures>("journeys", "results");
  const held = await figures<Held>("long-open", "held");
  const calls = await figures<{ engine: string; what: string; p95: number }>("catalogue", "results");
  const journey = (what: JourneyFigures["what"], isSlowNetwork: boolean) =>
    journeys
      .filter((r) => r.what === what && r.isSlowNetwork === isSlowNetwork)
      .map((r) => `${r.median} ms (${r.how.split(",")[0]})`)
      .join(", ") || NONE;
  const [first, last] = [held[0], held.at(-1)];
  const growth = first && last ? `${((last.heapMiB / first.heapMiB - 1) * 100).toFixed(1)} %` : NONE;
  const mix = calls.filter(({ what }) => what === "all of these").map(({ engine, p95 }) => `${p95} ms (${engine})`);
  const opening = `≤ ${budget.titleMs} ms`;
  const adding = `≤ ${budget.badgeMs} ms`;
  return [
    "| what | budget | measured | by `npm run bench --` |",
    "|---|---|---|---|",
    `| click on a card → title, processor 4 times slower | ${opening} | ${journey("click to title", false)} | \`journeys\` |`,
    `| the same on slow 4G | ${opening} | ${journey("click to title", true)} | \`journeys\` |`,
    `| tap on Add → badge, processor 4 times slower | ${adding} | ${journey("tap to badge", false)} | \`journeys\` |`,
    `| the same on slow 4G | ${adding} | ${journey("tap to badge", true)} | \`journeys\` |`,
    `| slowest interaction of a whole purchase (INP), processor 4 times slower | ≤ ${budget.interactionMs} ms | ${journey("slowest of a purchase", false)} | \`journeys\` |`,
    `| heap of a page open for ${last?.navigations ?? 1000} navigations, without V8's machine code, growth | < ${budget.heapGrowth} % | ${growth} | \`long-open\` |`,
    `| catalogue of 100,000 products, 10 in flight, p95 | ≤ ${budget.platformP95Ms} ms | ${mix.join(", ") || NONE} | \`catalogue\` |`,
  ].join("\n");
}
