import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

const WRITES = `
  const { keepTemporaryFilesInMemory } = await import("./scripts/testing/keepTemporaryFilesInMemory.ts");
  keepTemporaryFilesInMemory();
  const { mkdtempSync, statSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const folder = mkdtempSync(tmpdir() + "/test-");
  process.stdout.write(JSON.stringify({ folder, mode: statSync(tmpdir()).mode & 0o777 }));
`;

function written(env: Record<string, string | undefined>): { folder: string; mode: number } {
  const said = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", WRITES], {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return JSON.parse(said) as { folder: string; mode: number };
}

const hasRoom = existsSync("/dev/shm") && statfsSync("/dev/shm").bavail * statfsSync("/dev/shm").bsize > 5 * 1024 ** 3;

it("writes temporary files where there is room in memory, and removes them when the process ends", () => {
  const { folder, mode } = written({ TMPDIR: undefined });
  expect(folder.startsWith("/dev/shm/haat-")).toBe(hasRoom);
  expect(existsSync(folder)).toBe(!hasRoom);
  // The database runs as another user.
  if (hasRoom) expect(mode).toBe(0o711);
});

it("leaves a folder alone that somebody has chosen", () => {
  const chosen = mkdtempSync(join(tmpdir(), "haat-chosen-"));
  expect(written({ TMPDIR: chosen }).folder.startsWith(`${chosen}/`)).toBe(true);
  rmSync(chosen, { recursive: true });
});
