import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Command, ServiceCommand } from "#server/cli/Command.types.ts";
import { carryOut } from "#server/cli/carry/carryOut.ts";
import { takeCommands } from "#server/cli/carry/takeCommands.ts";
import { commands } from "#server/cli/commands.ts";
import { runCommandLine } from "#server/cli/runCommandLine.ts";
import { lockDataFolder } from "#server/platform/db/lockDataFolder.ts";
import { PlatformError } from "#server/platform/errors.ts";
import { startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

/** Reads a file, writes it reversed, and counts the stores. */
const turn: ServiceCommand<{ file: string }> = {
  name: "try turn",
  summary: "for these tests",
  describe: (command) => command.argument("<file>"),
  async run({ directory }, { file }, io) {
    const text = (await io.readFile(file)).toString();
    await io.writeFile(`${file}.turned`, Buffer.from([...text].reverse().join("")));
    io.say(`${io.who} sees ${(await directory.all()).length} stores`);
    io.warn("and a warning");
    return 3;
  },
};
const refuse: ServiceCommand = {
  name: "try refuse",
  summary: "for these tests",
  run: async () => {
    throw new PlatformError(409, "ANY", "This cannot be done.");
  },
};
const stumble: ServiceCommand = {
  name: "try stumble",
  summary: "for these tests",
  run: async () => {
    throw new TypeError("x is not a function");
  },
};
const all: readonly Command[] = [turn, refuse, stumble, ...commands];

describe("the command line (ADR 31)", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "haat-cli-"));
  const socket = join(dataDir, "commands/socket");
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const run = async (typed: string, files = {}, dir = dataDir) => {
    const io = recordingIo(files);
    const env = { DATA_DIR: dir, LOG_LEVEL: "error" };
    return { code: await runCommandLine(typed.split(" "), io, env, all), io };
  };

  const leaveNameOfKilled = () => {
    mkdirSync(dirname(socket), { recursive: true });
    const listen = "require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))";
    spawnSync(process.execPath, ["-e", listen, socket]);
    expect(existsSync(socket)).toBe(true);
  };
  const hasItsPerson = async () => {
    const { code, io } = await run("try turn list.txt", { "list.txt": "stressed" });
    expect(code).toBe(3);
    expect(io.files.get("list.txt.turned")?.toString()).toBe("desserts");
    expect(io.said).toEqual(["asha sees 2 stores"]);
    expect(io.warned).toEqual(["and a warning"]);
  };
  const saysWhy = async (typed: string, sentence: string, exit = 1) => {
    const { code, io } = await run(typed);
    expect(code).toBe(exit);
    expect(io.warned).toHaveLength(1);
    expect(io.warned[0]).toContain(sentence);
    expect(io.warned[0]).not.toMatch(/\n|\.ts:/);
  };

  describe("while the shop runs, in its process", () => {
    let platform: TestPlatform;
    beforeAll(async () => {
      leaveNameOfKilled();
      platform = await startPlatform({ dataDir });
      takeCommands(platform.app, platform.services, dataDir, all);
      await platform.app.ready();
    });
    afterAll(() => platform.stop());

    it(
      "a command has the terminal, files and name of the person who typed it, and returns its exit code",
      hasItsPerson,
    );

    it.each([
      ["try turn gone.txt", "There is no file gone.txt."],
      ["try refuse", "This cannot be done."],
      ["try stumble", "x is not a function", 2],
    ])("%s says why it failed in one sentence, without a stack, and ends with 1, or with 2 for our mistakes", saysWhy);

    it("commands are only accepted from the shop's own user, also after a killed shop has left its socket's name", () => {
      expect([dirname(socket), socket].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
    });
  });

  describe("while it does not run, in a separate process", () => {
    it("a command has the same, also after a killed shop has left its socket's name", async () => {
      // The shop of the tests above removed its socket when it stopped.
      expect(existsSync(socket)).toBe(false);
      leaveNameOfKilled();
      await hasItsPerson();
    });

    it("a command says why it failed in one sentence", () => saysWhy("try refuse", "This cannot be done."));

    it("a mistake of ours ends with 2", () => saysWhy("try stumble", "x is not a function", 2));
  });

  it("a command says which process has the data folder when that process accepts no commands", async () => {
    const release = await lockDataFolder(dataDir);
    const carried = carryOut(refuse, {}, recordingIo(), { DATA_DIR: dataDir }, 0);
    await expect(carried).rejects.toThrow(`is in use by another process (pid ${process.pid})`);
    release();
  });

  it("a command creates no database when none exists, and says what to do", async () => {
    const { code, io } = await run("store list", {}, join(dataDir, "elsewhere"));
    expect(code).toBe(1);
    expect(io.text()).toMatch(/where no shop is: start in the shop's folder, or set DATA_DIR/);
    expect(existsSync(join(dataDir, "elsewhere/db"))).toBe(false);
  });

  it.each([
    ["--help", 0, "Usage: haat"],
    ["store --help", 0, "list"],
    ["store", 1, "Usage: haat store"],
    ["stroe list", 1, "Unknown command 'stroe'"],
    ["try turn", 1, "Missing required argument 'file'"],
    ["store list --colour", 1, "Unknown option '--colour'"],
  ])("haat %s ends with %i and says %s", async (typed, code, words) => {
    const done = await run(typed);
    expect(done.io.text()).toContain(words);
    expect(done.code).toBe(code);
  });
});
