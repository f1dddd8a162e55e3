import { readStamp, sourceStamp } from "./build/sourceStamp";
import { unitTests } from "./checks/checks";
import { run } from "./run";
import { keepTemporaryFilesInMemory } from "./testing/keepTemporaryFilesInMemory";
import { reachedBy } from "./testing/reach";
import { close, steps, type Tally, tests } from "./testing/steps";

/**
 * `npm run test:changed`: tests what a change can affect, for the files that differ from the last commit or from a
 * named one (`npm run test:changed -- main~3`). It proves less than `npm test`.
 */
keepTemporaryFilesInMemory();
const base = process.argv[2] ?? "HEAD";
const changed = await changedSince(base);
if (changed.length === 0) {
  process.stdout.write(`Nothing differs from ${base}.\n`);
  process.exit(0);
}
const code = changed.filter((file) => /\.(ts|tsx)$/.test(file));
const reached = reachedBy(changed);
const tallies: Tally[] = [
  await steps("Types and lint", {
    Types: ["tsc"],
    ...(code.length > 0 && { "Formatting and lint": ["biome", "ci", "--no-errors-on-unmatched", ...code] }),
  }),
];
if (code.length > 0) tallies.push(await unitTests(base));
const inBrowser = reached.filter((test) => test.startsWith("tests/e2e/") || test.startsWith("tests/flags/"));
if (inBrowser.length > 0 && (await readStamp()) !== (await sourceStamp())) {
  tallies.push(await steps("Build", { Build: ["tsx", "scripts/build.ts"] }));
}
for (const [folder, project] of [
  ["contract|faults", "platform"],
  ["e2e", "browser"],
  ["flags", "flags"],
  ["stories", "stories"],
] as const) {
  const files = reached.filter((test) => new RegExp(`^tests/(${folder})/`).test(test));
  if (files.length > 0) tallies.push(await tests(files.join(", "), [project], { files }));
}
close(tallies);

async function changedSince(commit: string): Promise<string[]> {
  const lists = [
    await run("git", ["diff", "--name-only", "--diff-filter=d", commit], { quiet: true }),
    await run("git", ["ls-files", "--others", "--exclude-standard"], { quiet: true }),
  ];
  const failed = lists.find((list) => list.code !== 0);
  if (failed !== undefined) {
    process.stderr.write(`${failed.output.trim()}\n`);
    process.exit(1);
  }
  return lists.flatMap(({ output }) => output.split("\n").filter(Boolean));
}
