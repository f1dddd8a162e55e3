import { mkdirSync, writeFileSync } from "node:fs";
import { budget } from "#tests/support/speed/budget.ts";
import { barPlot } from "../report/barPlot";
import { median, rounded } from "../report/figures";
import { writeBudgetTable } from "../report/writeBudgetTable";
import type { Measured } from "./measurePages";
import type { PageFigures } from "./PageFigures.types";

/** Writes the medians into docs/bench and the README. */
export async function writePages(machine: string, runs: number, measured: readonly Measured[]): Promise<void> {
  const results = measured.map(figuresOf);
  const limit = results.find(({ page }) => page === "preloaded");
  const ratio = (value: number, of: number) => (of > 0 ? (value / of).toFixed(2) : "–");
  const rows = results.map((r) => {
    const lcp = `${r.lcp} | ${ratio(r.lcp, limit?.lcp ?? 0)}`;
    const fcp = `${r.fcp} | ${ratio(r.fcp, limit?.fcp ?? 0)}`;
    const simulated = `${r.lcpSimulated} | ${ratio(r.lcpSimulated, limit?.lcpSimulated ?? 0)} | ${r.fcpSimulated}`;
    const sizes = `${r.scriptKiB} | ${r.htmlKiB} | ${r.allKiB} | ${r.requestsBeforePaint} | ${r.domNodes}`;
    return `| ${r.title} | ${lcp} | ${fcp} | ${simulated} | ${r.tbt} | ${r.cls} | ${sizes} | ${r.scores.join(" / ")} |`;
  });
  const tasks = results.map(
    (r) => `| ${r.title} | ${r.longestTaskMs} | ${r.longTasks} | ${r.longestTask} | ${r.longestAfterPaintMs} |`,
  );
  const complaints = results.flatMap((r) => r.complaints.map((words) => `- ${r.title}: ${words}`));
  const undrawn = measured.filter(({ isDrawn }) => !isDrawn).map(({ store, page }) => `${store} ${page}`);
  const text = `# The first load of a page, beside a static page

\`npm run bench -- pages\` on ${machine}; medians of ${runs} visits with an empty cache, the pages in turn. Lighthouse 12, mobile, loopback, production build, warm host${undrawn.length > 0 ? ` (but not drawn by the host: ${undrawn.join(", ")})` : ""}. The static page is hand-made HTML with the listing's twelve pictures at the size that a phone takes, and no script: the first two preloaded, or carried inside the page. Ratios are to the preloaded one; the budget is ${budget.largestPaintRatio.toFixed(2)} for the largest paint and ${budget.firstPaintRatio.toFixed(2)} for the first.

Times in ms, sizes in KiB on the wire. DevTools throttling waits for real, on a network of 1.6 Mbit/s with 563 ms to each answer and a processor 4 times slower; simulated throttling is worked out from a quick visit. TBT: the greater of the two. Requests before the first paint: how many answers the page needs when all others are held back.

| page | LCP | ratio | FCP | ratio | LCP simulated | ratio | FCP simulated | TBT | CLS | JavaScript | HTML | all | requests before paint | DOM nodes | scores |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join("\n")}

Scores: performance (simulated), accessibility, best practices, SEO.

![Largest paint beside the static page](pages.svg)

## The longest task at a processor 4 times slower

From the first byte until the page rests, the network as quick as it is; the budget is ${budget.longestTaskMs} ms.

| page | longest, ms | over 50 ms | mostly | longest after the first paint, ms |
|---|---|---|---|---|
${tasks.join("\n")}
${complaints.length > 0 ? `\n## What kept a score from 100\n\n${complaints.join("\n")}\n` : ""}`;
  mkdirSync("docs/bench", { recursive: true });
  writeFileSync("docs/bench/pages.json", `${JSON.stringify({ machine, runs, results }, null, 2)}\n`);
  writeFileSync("docs/bench/pages.md", text);
  writeFileSync("docs/bench/pages.svg", plotOf(results));
  await writeBudgetTable();
  process.stdout.write(text);
}

function figuresOf({
  page,
  store,
  isStatic,
  devtools,
  simulated,
  tasks,
  awakeKiB,
  requestsBeforePaint,
}: Measured): PageFigures {
  const of = (visits: typeof devtools, key: "lcp" | "fcp" | "tbt" | "cls" | "htmlKiB" | "scriptKiB" | "allKiB") =>
    median(visits.map((visit) => visit[key]));
  const byLength = [...tasks].sort((a, b) => a.ms - b.ms)[Math.floor(tasks.length / 2)];
  return {
    page,
    store,
    title: isStatic ? `static, ${page}` : `${store}, ${page}`,
    isStatic,
    lcp: rounded(of(devtools, "lcp")),
    fcp: rounded(of(devtools, "fcp")),
    lcpSimulated: rounded(of(simulated, "lcp")),
    fcpSimulated: rounded(of(simulated, "fcp")),
    tbt: rounded(Math.max(of(devtools, "tbt"), of(simulated, "tbt"))),
    cls: rounded(Math.max(of(devtools, "cls"), of(simulated, "cls")), 4),
    scriptKiB: rounded(of(devtools, "scriptKiB"), 1),
    awakeKiB: rounded(awakeKiB, 1),
    htmlKiB: rounded(of(devtools, "htmlKiB"), 1),
    allKiB: rounded(of(devtools, "allKiB")),
    requestsBeforePaint,
    domNodes: rounded(median(simulated.map(({ domNodes }) => domNodes))),
    scores: [0, 1, 2, 3].map((index) => rounded(median(simulated.map(({ scores }) => scores[index] ?? 0)))),
    longestTaskMs: rounded(byLength?.ms ?? 0),
    longestAfterPaintMs: rounded(median(tasks.map(({ afterPaintMs }) => afterPaintMs))),
    longTasks: rounded(median(tasks.map(({ long }) => long))),
    longestTask: byLength?.what ?? "",
    complaints: [...new Set(simulated.flatMap(({ complaints }) => complaints))],
  };
}

function plotOf(results: readonly PageFigures[]): string {
  const bars = (key: "lcp" | "fcp" | "lcpSimulated") =>
    results.map(({ title, isStatic, [key]: value }) => ({ label: title, value, isMeasure: isStatic }));
  const limit = (key: "lcp" | "fcp" | "lcpSimulated") =>
    (results.find(({ page }) => page === "preloaded")?.[key] ?? 0) *
    (key === "fcp" ? budget.firstPaintRatio : budget.largestPaintRatio);
  const group = (title: string, key: "lcp" | "fcp" | "lcpSimulated") => ({
    title,
    unit: "ms",
    bars: bars(key),
    limit: limit(key),
  });
  return barPlot("The first load, beside a static page (dashed: the budget)", [
    group("Largest paint, slow 4G and a processor 4 times slower", "lcp"),
    group("First paint, the same", "fcp"),
    group("Largest paint, simulated", "lcpSimulated"),
  ]);
}
