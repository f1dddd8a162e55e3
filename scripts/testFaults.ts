import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type DeliberateFault, deliberateFaults } from "#tests/proof/deliberateFaults.ts";
import { startPostgres } from "#tests/support/databases/postgres.ts";
import { run } from "./run";

/**
 * `npm run test:faults`: puts each deliberate fault into the code, one after the other, and names the test that catches
 * it. A word as argument selects the faults whose description or file contains it.
 */
const chosen = deliberateFaults.filter(({ what, file }) => `${what} ${file}`.includes(process.argv[2] ?? ""));
const files = [...new Set(chosen.map(({ file }) => file))];
const changed = await run("git", ["diff", "--name-only", "HEAD", "--", ...files], { quiet: true });
if (changed.output.trim() !== "") {
  process.stderr.write(`These files have changes that a fault would mix with; commit them first:\n${changed.output}`);
  process.exit(1);
}
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
process.stdout.write(`${chosen.length} faults, about a quarter of a minute each where no build is needed.\n`);
let missed = 0;
let allSeconds = 0;
for (const fault of chosen) {
  const began = Date.now();
  const by = await catcherOf(fault);
  if (by === undefined) missed += 1;
  const seconds = Math.round((Date.now() - began) / 1000);
  allSeconds += seconds;
  process.stdout.write(
    `${by === undefined ? "×" : "✓"} ${fault.what} (${fault.file}, ${seconds} s)\n    ${by ?? "nothing fails"}\n`,
  );
}
await postgres.stop();
const average = Math.round(allSeconds / Math.max(1, chosen.length));
process.stdout.write(`\n${average} s each on average\n${chosen.length - missed} passed, ${missed} failed\n`);
process.exitCode = missed === 0 ? 0 : 1;

/** @returns the first test that fails with the fault */
async function catcherOf({ file, right, wrong, caughtBy }: DeliberateFault): Promise<string | undefined> {
  const source = await readFile(file, "utf8");
  if (!source.includes(right)) {
    process.stdout.write(`${file} has no "${right}" any more: bring the list up to date.\n`);
    return undefined;
  }
  const restore = () => writeFile(file, source);
  process.once("SIGINT", () => void restore().then(() => process.exit(1)));
  try {
    await writeFile(
      file,
      source.replace(right, () => wrong),
    );
    for (const test of caughtBy) {
      if (test.startsWith("e2e/")) await run("tsx", ["scripts/build.ts"], { quiet: true });
      const failed = await failureIn(test);
      if (failed !== undefined) return failed;
    }
    return undefined;
  } finally {
    await restore();
    process.removeAllListeners("SIGINT");
  }
}

async function failureIn(test: string): Promise<string | undefined> {
  if (test === "types") return (await run("tsc", [], { quiet: true })).code === 0 ? undefined : "the compiler";
  const report = "node_modules/.cache/haat-fault.json";
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, "{}");
  const args = ["run", `tests/${test}`, "--bail=1", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", args, { quiet: true });
  if (code === 0) return undefined;
  const { testResults = [] } = JSON.parse(await readFile(report, "utf8")) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === "failed");
  const name = testResults.find(({ status }) => status === "failed")?.name.split("/tests/")[1];
  return `tests/${name ?? test}${failed ? `: ${failed.fullName}` : ""}`;
}

interface Report {
  testResults?: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}
