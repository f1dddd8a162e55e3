import { readFile, rm } from "node:fs/promises";
import { relative } from "node:path";
import { run } from "./run";

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, by name: the end of a long log is what is read first. */
  failures: string[];
}

/** One command that passes or fails as a whole. */
export async function step(what: string, command: string, args: string[]): Promise<Tally> {
  process.stdout.write(`\n▸ ${what}\n`);
  const { code } = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [what] };
}

/**
 * A project of vitest.config.ts, counted test by test.
 * @param mayStall a busy machine may stall it for longer than it waits: files in which something failed are run once more,
 * one after another, and what fails then has failed
 */
export async function tests(what: string, project: string, mayStall = false): Promise<Tally> {
  process.stdout.write(`\n▸ ${what}\n`);
  const first = await runTests(project, []);
  const isSure = !mayStall || first.failedFiles.length === 0 || first.failedFiles.length > AGAIN_AT_MOST;
  if (isSure) return first;
  process.stdout.write(`\n▸ Once more: ${first.failedFiles.join(", ")}\n`);
  const second = await runTests(project, ["--no-file-parallelism", ...first.failedFiles]);
  return { ...second, passed: first.passed - first.passedInFailed + second.passed };
}

/** With more, it is not the machine. */
const AGAIN_AT_MOST = 8;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

async function runTests(project: string, more: readonly string[]) {
  const report = `node_modules/.cache/haat-${project}.json`;
  await rm(report, { force: true });
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", [...args, ...more]);
  const counted = await readFile(report, "utf8").then(
    (json) => JSON.parse(json) as Report,
    () => ({ numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] }),
  );
  const inFailed = counted.testResults.filter(({ status }) => status === "failed");
  const failedFiles = inFailed.map(({ name }) => relative(process.cwd(), name));
  const results = inFailed.flatMap((file) => file.assertionResults);
  const failures = results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  if (code !== 0 && failures.length === 0) failures.push(`${project}: ${failedFiles.join(", ") || "see above"}`);
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests || (code === 0 ? 0 : Math.max(1, counted.numFailedTestSuites)),
    failures,
    failedFiles,
    passedInFailed: results.filter(({ status }) => status === "passed").length,
  };
}

/** What failed, the closing line `N passed, N failed`, and the exit code. */
export function close(tallies: readonly Tally[]): never {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  for (const failure of tallies.flatMap(({ failures }) => failures)) process.stdout.write(`\nFailed: ${failure}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
