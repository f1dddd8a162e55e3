import { readFile, rm } from "node:fs/promises";
import { run } from "./run";

export interface Tally {
  passed: number;
  failed: number;
}

/** One command that passes or fails as a whole. */
export async function step(what: string, command: string, args: string[]): Promise<Tally> {
  process.stdout.write(`\n▸ ${what}\n`);
  const { code } = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** A project of vitest.config.ts, counted test by test. */
export async function tests(what: string, project: string): Promise<Tally> {
  process.stdout.write(`\n▸ ${what}\n`);
  const report = `node_modules/.cache/haat-${project}.json`;
  await rm(report, { force: true });
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await run("vitest", args);
  const counted = await readFile(report, "utf8").then(
    (json) => JSON.parse(json) as { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number },
    () => ({ numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 }),
  );
  const failed = counted.numFailedTests || (code === 0 ? 0 : Math.max(1, counted.numFailedTestSuites));
  return { passed: counted.numPassedTests, failed };
}

/** The closing line, `N passed, N failed`, and the exit code. */
export function close(tallies: readonly Tally[]): never {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
