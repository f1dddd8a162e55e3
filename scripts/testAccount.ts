import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileAccount, Spent } from "#tests/support/account/account.types.ts";
import { ACCOUNT_FOLDER } from "#tests/support/account/accountFolder.ts";

/**
 * `npm run test:account`: shows how long each stage of the last `npm test` took; `--write` puts it into docs/testing.md.
 */
const [BEGIN, END] = ["<!-- account -->", "<!-- /account -->"];
const PAGE = "docs/testing.md";
const LONGEST = 20;

const names = await readdir(ACCOUNT_FOLDER).catch(() => [] as string[]);
if (names.length === 0) {
  process.stderr.write("There is no account of a run yet: run `npm test` first.\n");
  process.exit(1);
}
const read = (name: string) => readFile(join(ACCOUNT_FOLDER, name), "utf8");
const stages = await Promise.all(
  names
    .filter((name) => name.endsWith(".json"))
    .map(async (name) => ({
      stage: name.slice(0, -".json".length),
      files: JSON.parse(await read(name)) as FileAccount[],
    })),
);
const spent: Spent[] = [];
for (const name of names.filter((one) => one.endsWith(".jsonl"))) {
  for (const line of (await read(name)).trim().split("\n")) spent.push(JSON.parse(line) as Spent);
}

const text = [byStage(), byFile()].join("\n\n");
process.stdout.write(`${text}\n`);
if (process.argv.includes("--write")) {
  const page = await readFile(PAGE, "utf8");
  const [before = "", rest = ""] = page.split(BEGIN);
  await writeFile(PAGE, `${before}${BEGIN}\n\n${text}\n\n${END}${rest.split(END)[1] ?? ""}`);
}

/** In seconds, added up over all workers. */
function byStage(): string {
  const kinds = [...new Set(spent.map(({ on }) => on))].sort();
  const rows = stages.map(({ stage, files }) => {
    const own = spent.filter((note) => note.stage === stage);
    const of = (kind: string) => total(own.filter(({ on }) => on === kind).map(({ ms }) => ms));
    const [load, test] = [total(files.map(({ loadMs }) => loadMs)), total(files.map(({ testMs }) => testMs))];
    const checks = seconds(Math.max(0, test - total(own.map(({ ms }) => ms))) * 1_000);
    const tests = files.reduce((sum, file) => sum + file.tests, 0);
    return [stage, tests, load, ...kinds.map(of), checks];
  });
  return table(["stage", "tests", "loading code", ...kinds, "the checks themselves"], rows);
}

function byFile(): string {
  const all = stages.flatMap(({ files }) => files).sort((a, b) => b.loadMs + b.testMs - a.loadMs - a.testMs);
  const rows = all
    .slice(0, LONGEST)
    .map(({ file, tests, loadMs, testMs }) => [file, tests, seconds(loadMs), seconds(testMs)]);
  return table(["file", "tests", "loading code", "tests"], rows);
}

function total(ms: readonly number[]): number {
  return seconds(ms.reduce((sum, one) => sum + one, 0));
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
