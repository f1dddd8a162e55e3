import { mkdirSync, writeFileSync } from "node:fs";
import { budget } from "#tests/support/speed/budget.ts";
import { writeBudgetTable } from "../report/writeBudgetTable";
import type { Held } from "./LongOpen.types";

export async function writeLongOpen(machine: string, held: readonly Held[]): Promise<void> {
  const [first] = held;
  const growth = (value: number, from = 0) => (from > 0 ? `${((value / from - 1) * 100).toFixed(1)} %` : "–");
  const rows = held.map(
    (h) =>
      `| ${h.navigations} | ${h.heapMiB} | ${growth(h.heapMiB, first?.heapMiB)} | ${h.nodes} | ${growth(h.nodes, first?.nodes)} | ${h.listeners} | ${growth(h.listeners, first?.listeners)} |`,
  );
  const text = `# A page that stays open

\`npm run bench -- long-open\` on ${machine}. One page on a phone's screen, never loaded anew: products, a product, a search, Back, home, again and again, eight hours by the page's own clock. Counted after garbage collection, in a browser that keeps no machine code of the script (V8's \`--no-opt --no-maglev --no-sparkplug\`), which lies in the same heap and grows with what has run often; the budget is a heap that grows by less than ${budget.heapGrowth} % after the first ${first?.navigations ?? 0} navigations.

| navigations | heap, MiB | | DOM nodes, detached ones too | | listeners | |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
  mkdirSync("docs/bench", { recursive: true });
  writeFileSync("docs/bench/long-open.json", `${JSON.stringify({ machine, held }, null, 2)}\n`);
  writeFileSync("docs/bench/long-open.md", text);
  await writeBudgetTable();
  process.stdout.write(text);
}
