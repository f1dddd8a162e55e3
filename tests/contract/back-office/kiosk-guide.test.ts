import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as english from "#plugins/kiosk/words.en.ts";
import type { ServiceCommand } from "#server/cli/Command.types.ts";
import { commands } from "#server/cli/commands.ts";
import { createProgram } from "#server/cli/createProgram.ts";
import { ANY_ENGINE, platform, withPlatform } from "#tests/support/platform/engines.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

const GUIDE = readFileSync("docs/kiosk.md", "utf8");
const BLOCKS = [...GUIDE.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
const blocksOf = (language: string) => BLOCKS.flatMap(([, of, block = ""]) => (of === language ? [block] : []));

/** The sections of a systemd unit; a line that ends in a backslash continues in the next line. */
function readUnit(text: string): Record<string, Record<string, string>> {
  const sections: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of text
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter(Boolean)) {
    const [, section] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, key, value = ""] = /^(\w+)=(.+)$/.exec(line) ?? [];
    if (section !== undefined) sections[section] = current = {};
    else if (key !== undefined) current[key] = value;
    else throw new Error(`This is no line of a unit: ${line}`);
  }
  return sections;
}

describe("docs/kiosk.md, followed as far as a machine without a screen can", () => {
  const [unit = {}] = blocksOf("ini").map(readUnit);
  const [policies = {}] = blocksOf("json").map((block) => JSON.parse(block) as Record<string, unknown>);
  const shells = blocksOf("");
  withPlatform({ engine: ANY_ENGINE });

  it("has commands that a shell understands, and installs what its unit starts, for the user that it runs as", () => {
    for (const block of shells) execFileSync("bash", ["-n"], { input: block });
    const typed = shells.join("\n");
    const { ExecStart = "", User } = unit.Service ?? {};
    const programs = [...ExecStart.matchAll(/\/usr\/bin\/(\w+)/g)].map(([, program]) => program);
    expect(programs).toEqual(["cage", "chromium"]);
    for (const program of programs) expect(typed).toMatch(new RegExp(`apt-get install.* ${program}\\b`));
    expect(typed).toMatch(new RegExp(`^adduser .* ${User}$`, "m"));
    expect(typed).toContain(`systemctl enable --now ${/kiosk\.service/.test(GUIDE) ? "kiosk" : ""}`);
    expect(unit.Service).toMatchObject({ Restart: "always" });
  });

  it("opens the kiosk's page, and lets the browser go nowhere else", () => {
    const [address = ""] = /https:\S+$/.exec(unit.Service?.ExecStart ?? "") ?? [];
    const { origin, pathname } = new URL(address);
    expect(readFileSync("plugins/kiosk/plugin.ts", "utf8")).toContain(
      `path: "${pathname.replace("/fresh-basket", "")}"`,
    );
    expect(policies).toMatchObject({
      URLBlocklist: ["*"],
      URLAllowlist: [origin],
      DeveloperToolsAvailability: 2,
      PasswordManagerEnabled: false,
      AutofillAddressEnabled: false,
    });
    expect(unit.Service?.ExecStart).toMatch(/ --kiosk .*--kiosk-printing /);
    // Printing without a dialog still needs printing to be enabled.
    expect(policies).not.toHaveProperty("PrintingEnabled");
  });

  it("has commands that do what the guide says", async () => {
    const io = recordingIo();
    const type = (line: string) => {
      const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
      return createProgram(commands, io, async (command, options) => {
        expect(await (command as ServiceCommand<object>).run(platform.services, options, io)).toBe(0);
      }).parseAsync(words, { from: "user" });
    };
    const [add = ""] = shells.filter((block) => block.startsWith("npm run haat -- device add"));
    await type(add.replace("npm run haat -- ", "").replaceAll("\\\n", ""));
    expect(io.text()).toMatch(/^\d{4} \d{4} \d{4}$/m);
    const rows = [...GUIDE.matchAll(/^\| (`device [^|]+) \|/gm)].map(([, cell = ""]) => cell);
    const written = rows.flatMap((cell) => [...cell.matchAll(/`(device [^`]+)`/g)].map(([, line = ""]) => line));
    expect(written).toHaveLength(6);
    for (const line of written) {
      const whole = line.replace("…", '"Front screen"');
      await type(`${whole} --store fresh-basket`);
    }
    const [device] = await platform.services.devices.list((await platform.store("fresh-basket")).storeId);
    expect(device).toMatchObject({ name: "Front screen", revokedAt: expect.any(Date) });
  });

  it("quotes the texts of the screen exactly", () => {
    const rows = GUIDE.slice(GUIDE.indexOf("| the screen says |")).matchAll(/^\| ([A-Z][^|]+?) \|/gm);
    const said = [...rows].map(([, words = ""]) => words);
    // The first one is the platform's answer to a code (tests/contract/back-office/devices.test.ts).
    expect(said).toEqual(["This code is not valid", english.unreachableTitle, english.closedTitle]);
  });
});
