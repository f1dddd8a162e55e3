import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const WRITES = `
  const { keepTemporaryFilesInMemory } = await import("./scripts/testing/keepTemporaryFilesInMemory.ts");
  keepTemporaryFilesInMemory(JSON.parse(process.env.MEMORY));
  const { mkdtempSync, statSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const folder = mkdtempSync(tmpdir() + "/test-");
  process.stdout.write(JSON.stringify({ folder, mode: statSync(tmpdir()).mode & 0o777 }));
`;

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), "haat-memory-"));
});
afterEach(() => rmSync(memory, { recursive: true }));

/** Where a process writes its temporary files that has `memory` with this much room missing or to spare. */
function written(neededBytes: number, TMPDIR?: string): { folder: string; mode: number } {
  const said = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", WRITES], {
    env: { ...process.env, TMPDIR, MEMORY: JSON.stringify({ memory, neededBytes }) },
    encoding: "utf8",
  });
  return JSON.parse(said) as { folder: string; mode: number };
}

it("writes temporary files to memory when it has room, and removes them when the process ends", () => {
  const { folder, mode } = written(1);
  expect(folder.startsWith(`${memory}/haat-`)).toBe(true);
  expect(existsSync(folder)).toBe(false);
  // The database runs as another user.
  expect(mode).toBe(0o711);
});

it("writes them to the usual folder when there is too little room", () => {
  const { folder } = written(Number.MAX_VALUE);
  expect(folder.startsWith(memory)).toBe(false);
  expect(existsSync(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});

it("does not change a folder that somebody has chosen", () => {
  expect(written(1, memory).folder.startsWith(`${memory}/test-`)).toBe(true);
});
