import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const run = (script: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, ["--import", "tsx", script], { env: { ...process.env, ...env } }).catch(
    (error: { code: number; stderr: string }) => error,
  );

/** `move-database.test.ts` proves the same of `npm run db:move`. */
describe("a wrong setting is refused with one sentence and without a stack, before anything is opened", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "haat-settings-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ["start", { MAX_IN_FLIGHT: "-5" }, /^MAX_IN_FLIGHT [^\n]+\.\n$/],
    ["seed", { MAX_IN_FLIGHT: "-5" }, /^MAX_IN_FLIGHT [^\n]+\.\n$/],
    ["build", { FLAG_WALLET: "perhaps" }, /^FLAG_WALLET [^\n]+\.\n$/],
  ])("by npm run %s", async (script, env, sentence) => {
    const places = { DATA_DIR: join(folder, "data"), DIST_DIR: join(folder, "dist") };
    const { code, stderr } = (await run(`scripts/${script}.ts`, { ...places, ...env })) as Awaited<
      ReturnType<typeof run>
    > & { code: number };
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(sentence) });
    expect(existsSync(join(folder, "data/db")) || existsSync(join(folder, "dist"))).toBe(false);
  });
});
