import { readFileSync } from "node:fs";

/** A line that is made wrong on purpose, with the tests that must fail then. */
export interface DeliberateFault {
  what: string;
  file: string;
  right: string;
  wrong: string;
  caughtBy: readonly string[];
}

const lines = readFileSync(new URL("deliberateFaults.md", import.meta.url), "utf8").split("\n");

export const deliberateFaults: readonly DeliberateFault[] = lines
  .filter((line) => line.startsWith("- "))
  .map((line) => {
    const [what = "", file = "", code = "", tests = ""] = line.slice(2).split(" ;; ");
    const [, before, right, wrong, after] = /^(.*)«(.*)→(.*)»(.*)$/.exec(code) ?? [];
    if (wrong === undefined) throw new Error(`deliberateFaults.md: "${line}" has no «right→wrong»`);
    return {
      what,
      file,
      right: `${before}${right}${after}`,
      wrong: `${before}${wrong}${after}`,
      caughtBy: tests.split(" "),
    };
  });
