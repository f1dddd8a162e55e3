import { mkdirSync, writeFileSync } from "node:fs";
import { linePlot } from "../report/linePlot";
import type { Curve, Sample } from "./Memory.types";

interface Measured {
  machine: string;
  minutes: number;
  perSecond: number;
  curves: Curve[];
}

const ROWS = 12;

/** Writes the figures and the curves into docs/bench. */
export function writeMemory({ machine, minutes, perSecond, curves }: Measured): void {
  const text = `# The memory of a process

\`npm run bench -- memory --minutes ${minutes} --per-second ${perSecond}\` on ${machine}. A shop on each engine, both at once, each one process with the two demo stores: it listens (the embedded one after it has made its database), rests for 15 s, and then gets at most ${perSecond} things a second to do, at most 10 at once, for ${minutesOf(curves)} minutes: homes, listings, products and search pages of both stores, pictures in all widths as AVIF and WebP, searches, carts, orders by cash, and each minute the import of a third store of the grocer's size with other prices and a new picture. In MB, as the process reports it in \`/metrics\`: resident is \`process_resident_memory_bytes\`.

| engine | budget | when it listens | 15 s later | most under load | mean of the last tenth | refused (sold out, or too busy) | failed |
|---|---|---|---|---|---|---|---|
${curves.map(rowOf).join("\n")}

![Resident memory](memory.svg)

${curves.map(({ engine, done, samples }) => partsOf(engine, done, samples)).join("\n\n")}
`;
  mkdirSync("docs/bench", { recursive: true });
  writeFileSync("docs/bench/memory.md", text);
  const lines = curves.map(({ engine, limit, samples }) => ({
    label: engine,
    limit,
    points: samples.map(({ seconds, resident }) => [seconds / 60, resident] as const),
  }));
  writeFileSync("docs/bench/memory.svg", linePlot("Resident memory of a process", { x: "minutes", y: "MB" }, lines));
}

/** Less than was asked for where the run was stopped early. */
const minutesOf = (curves: readonly Curve[]) =>
  Math.round(Math.max(...curves.flatMap(({ samples }) => samples.map(({ seconds }) => seconds))) / 60);

const mean = (list: readonly number[]) => Math.round(list.reduce((sum, value) => sum + value, 0) / list.length);

function rowOf({ engine, limit, samples, refused, failed }: Curve): string {
  const [begun, rested, ...loaded] = samples.map(({ resident }) => resident);
  const last = loaded.slice(-Math.ceil(loaded.length / 10));
  return `| ${[engine, `≤ ${limit}`, begun, rested, Math.max(...loaded), mean(last), refused, failed].join(" | ")} |`;
}

function partsOf(engine: string, done: Record<string, number>, samples: readonly Sample[]): string {
  const each = Math.max(1, Math.floor(samples.length / ROWS));
  const shown = samples.filter((_, at) => at % each === 0 || at === samples.length - 1);
  const rows = shown.map(({ seconds, resident, heap, external }) => {
    const figures = [(seconds / 60).toFixed(1), resident, heap, external, resident - heap - external];
    return `| ${figures.join(" | ")} |`;
  });
  const counts = Object.entries(done).map(([what, times]) => `${times.toLocaleString("en")} × ${what}`);
  return `## ${engine === "embedded" ? "Embedded" : engine}

Done: ${counts.join(", ")}. External is what JavaScript holds outside of its heap; the embedded database's is reserved and only partly resident.

| minutes | resident | heap of JavaScript | external | rest |
|---|---|---|---|---|
${rows.join("\n")}`;
}
