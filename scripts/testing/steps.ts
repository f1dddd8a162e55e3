import { readFile, rm } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { run } from "../run";

export interface Tally {
  what: string;
  seconds: number;
  passed: number;
  failed: number;
  /** The failures, each with its name and reason. They are shown at the end of the log, which is read first. */
  failures: string[];
}

/** Runs commands side by side that pass or fail as a whole, and shows each when it has ended. */
export async function steps(what: string, commands: Record<string, readonly string[]>): Promise<Tally> {
  begin(what);
  return timed(what, async () => {
    const results = await Promise.all(
      Object.entries(commands).map(async ([name, [command = "", ...args]]) => {
        const { code, output } = await run(command, args, { quiet: true });
        process.stdout.write(`${code === 0 ? "✓" : "×"} ${name}\n${code === 0 ? "" : output}`);
        return { name, isRight: code === 0 };
      }),
    );
    const failures = results.filter(({ isRight }) => !isRight).map(({ name }) => name);
    return { passed: results.length - failures.length, failed: failures.length, failures };
  });
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { name: string; status: string; message?: string; assertionResults: TestResult[] }[];
}

interface TestResult {
  status: string;
  fullName: string;
  failureMessages?: string[];
}

/** How many lines of a reason are repeated at the end. */
const REASON_LINES = 12;

interface Choice {
  /** Paths of test files, or beginnings of such paths. */
  files?: readonly string[];
  /** How many test files run at once; the configuration decides when left out. */
  workers?: number;
  /** A commit; only the tests are run that import what has changed since. */
  changedSince?: string;
}

/**
 * Runs projects of vitest.config.ts and counts their tests. No test is tried twice. Several Vitests, because one for all
 * projects would make their set-ups one after another before the first test: here Storybook is built beside other tests.
 */
export async function tests(what: string, projects: readonly string[], choice: Choice = {}): Promise<Tally> {
  begin(what);
  return timed(what, async () => {
    const report = `node_modules/.cache/haat-${projects[0]}.json`;
    await rm(report, { force: true });
    const named = projects.flatMap((project) => ["--project", project]);
    const reporters = ["default", "json", ACCOUNT]
      .map((name) => `--reporter=${name}`)
      .concat(`--outputFile.json=${report}`);
    const { files = [], workers, changedSince } = choice;
    if (workers !== undefined) named.push(`--maxWorkers=${workers}`);
    if (changedSince !== undefined) named.push(`--changed=${changedSince}`);
    // The stage's name becomes a file name, and a stage of chosen tests is named by their paths.
    const env = { HAAT_STAGE: what.replaceAll("/", " ") };
    const { code } = await run("vitest", ["run", ...files, ...named, ...reporters], { env });
    return counted(report, what, code);
  });
}

/** Runs stages at the same time, as one stage. */
export async function sideBySide(what: string, stages: readonly Promise<Tally>[]): Promise<Tally> {
  const tallies = await Promise.all(stages);
  const seconds = Math.max(...tallies.map((tally) => tally.seconds));
  return { ...sumOf(tallies), what, seconds };
}

function sumOf(tallies: readonly Tally[]): Omit<Tally, "what"> {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    seconds: sum((tally) => tally.seconds),
    passed: sum((tally) => tally.passed),
    failed: sum((tally) => tally.failed),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

const ACCOUNT = "./tests/support/account/AccountReporter.ts";

/** Reads Vitest's report. A file that could not be loaded fails as a whole. */
async function counted(report: string, what: string, code: number) {
  const json = await readFile(report, "utf8").catch(() => "{}");
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(json) as Report;
  const isFailed = ({ status }: { status: string }) => status === "failed";
  const failures = testResults.filter(isFailed).flatMap(({ name, message, assertionResults }) => {
    const own = assertionResults.filter(isFailed).map(withReason);
    return own.length > 0 ? own : [`${name} ${message ?? ""}`];
  });
  if (code !== 0 && failures.length === 0) failures.push(`${what}: see above`);
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures };
}

function withReason({ fullName, failureMessages = [] }: TestResult): string {
  const reason = failureMessages.flatMap((message) => stripVTControlCharacters(message).split("\n"));
  const ours = reason.filter((line) => !line.includes("/node_modules/"));
  return [fullName, ...ours.slice(0, REASON_LINES)].join("\n  ");
}

function begin(what: string): void {
  process.stdout.write(`\n▸ ${what}\n`);
}

async function timed(what: string, work: () => Promise<Omit<Tally, "what" | "seconds">>): Promise<Tally> {
  const began = performance.now();
  const result = await work();
  return { what, seconds: Math.round((performance.now() - began) / 1000), ...result };
}

/**
 * Prints the table of stages, the failures and the closing line `N passed, N failed`, and ends the process with the
 * exit code.
 */
export function close(tallies: readonly Tally[]): never {
  const all = { what: "All", ...sumOf(tallies) };
  const { passed, failed, failures } = all;
  process.stdout.write("\n");
  for (const tally of [...tallies, all]) {
    const minutes = `${Math.floor(tally.seconds / 60)}:${String(tally.seconds % 60).padStart(2, "0")}`;
    const [right, wrong] = [String(tally.passed).padStart(6), String(tally.failed).padStart(4)];
    process.stdout.write(`${tally.what.padEnd(48)}${minutes.padStart(6)} min ${right} passed ${wrong} failed\n`);
  }
  for (const failure of failures) process.stdout.write(`\nFailed: ${failure}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
