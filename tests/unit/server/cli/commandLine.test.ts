import { describe, expect, it } from "vitest";
import type { Command, LocalCommand } from "#server/cli/Command.types.ts";
import { commands } from "#server/cli/commands.ts";
import { createProgram } from "#server/cli/createProgram.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { sayTable } from "#server/cli/sayTable.ts";
import { wholeListCommand } from "#server/cli/wholeListCommand.ts";
import { DataFolderInUse } from "#server/platform/db/lockDataFolder.ts";
import type { Services } from "#server/platform/services/index.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

/** The names that are decided, so that guides and scripts agree. */
const DECIDED = [
  ...["init", "check", "import", "export", "list", "import-list", "import-shopify"].map((verb) => `store ${verb}`),
  ...["add", "list", "revoke"].map((verb) => `token ${verb}`),
  ...["add", "list", "open", "close", "revoke"].map((verb) => `device ${verb}`),
  ...["list", "show", "pack", "ship", "deliver", "cancel", "refund", "collect"].map((verb) => `orders ${verb}`),
  ...["stock set", "price set", "customer export", "customer erase", "books check"],
];

const trial = (run: LocalCommand["runAlone"]): LocalCommand => ({
  name: "try it",
  summary: "for this test",
  runAlone: run,
});
const run = async (command: Command, ...typed: string[]) => {
  const io = recordingIo();
  return { code: await runCommandLine([...command.name.split(" "), ...typed], io, {}, [command]), io };
};

describe("haat", () => {
  it.each(DECIDED)("has %s", (name) => {
    expect(commands.map((command) => command.name)).toContain(name);
  });

  it.each(commands.map((command) => [command.name, command] as const))("%s takes --json", async (name, command) => {
    const io = recordingIo();
    const program = createProgram([command], io, async () => {});
    await expect(program.parseAsync([...name.split(" "), "--help"], { from: "user" })).rejects.toThrow();
    expect(io.text()).toContain("--json");
  });

  it("prints a command's result as one line of JSON, also when it fails", async () => {
    const talks = trial(async (_, io) => {
      io.progress("Working …");
      io.say("one");
      io.warn("two");
      return 1;
    });
    const { code, io } = await run(talks, "--json");
    expect([code, io.said.map((line) => JSON.parse(line)), io.warned]).toEqual([
      1,
      [{ code: 1, said: ["one"], warned: ["two"] }],
      [],
    ]);
    const fails = trial(async () => {
      throw new ConfigError("There is no file x.");
    });
    const failed = await run(fails, "--json");
    expect(JSON.parse(failed.io.said[0] ?? "")).toEqual({ code: 1, said: [], warned: ["There is no file x."] });
  });

  it("ends with 1 when an argument is wrong, and with 2 when it could not run", async () => {
    const throws = (error: Error) => run(trial(() => Promise.reject(error)));
    expect((await throws(new ConfigError("No."))).code).toBe(1);
    expect((await throws(new DataFolderInUse("Taken."))).code).toBe(2);
    expect((await throws(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }))).code).toBe(2);
  });

  it("puts headings over a table, but not over an empty one", () => {
    const io = recordingIo();
    sayTable(
      ["SKU", "STOCK"],
      [
        ["A", 5],
        ["LONGER", 12],
      ],
      io,
    );
    expect([io.heads, io.said]).toEqual([["SKU     STOCK"], ["A       5", "LONGER  12"]]);
    sayTable(["SKU"], [], io);
    expect(io.heads).toHaveLength(1);
  });

  it("prints a whole list with times by the shop's clock, or as JSON", async () => {
    const list = wholeListCommand({
      name: "try list",
      summary: "for this test",
      heads: ["AT"],
      read: async () => ({ rows: [{ at: "2027-03-31T18:35:00Z" }], timeZone: "Asia/Kolkata" }),
      cells: ({ at }, zone) => [`${at} ${zone}`],
      none: "There is none.",
    });
    const said = async (json: boolean) => {
      const io = recordingIo();
      await list.run({} as Services, { json }, io);
      return io.said;
    };
    expect(await said(false)).toEqual(["2027-03-31T18:35:00Z Asia/Kolkata"]);
    expect(await said(true)).toEqual(['[{"at":"2027-03-31T18:35:00Z"}]']);
  });
});
