import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BoundedFolder } from "#server/platform/pictures/BoundedFolder.ts";

const BOUND = 10_000;
let folder: string;
let clock = 1_000;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "haat-bounded-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file that was used a second after the one before. */
function write(name: string, bytes: number): void {
  writeFileSync(join(folder, name), Buffer.alloc(bytes));
  clock += 1;
  utimesSync(join(folder, name), clock, clock);
}

const total = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

describe("a bounded folder", () => {
  it("never stays over its bound, however many files come", async () => {
    const bounded = new BoundedFolder(folder, BOUND);
    for (let index = 0; index < 60; index += 1) {
      write(`${index}`, 900);
      await bounded.added(900);
      expect(total()).toBeLessThanOrEqual(BOUND);
    }
    expect(readdirSync(folder)).toContain("59");
    expect(readdirSync(folder)).not.toContain("0");
  });

  it("counts what was there before this process began: starting often does not fill the disk", async () => {
    for (let start = 0; start < 20; start += 1) {
      const bounded = new BoundedFolder(folder, BOUND);
      for (const name of ["a", "b", "c"]) {
        write(`${start}-${name}`, 900);
        await bounded.added(900);
      }
    }
    expect(total()).toBeLessThanOrEqual(BOUND);
  });

  it("keeps what was used last", async () => {
    const bounded = new BoundedFolder(folder, BOUND);
    for (let index = 0; index < 10; index += 1) write(`${index}`, 1_000);
    clock += 1;
    utimesSync(join(folder, "0"), clock, clock);
    write("new", 1_000);
    await bounded.added(1_000);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["0", "new", "9"]));
    expect(readdirSync(folder)).not.toContain("1");
  });

  it("counts again when it seems full, because another process may have removed files", async () => {
    const bounded = new BoundedFolder(folder, BOUND);
    for (let index = 0; index < 9; index += 1) {
      write(`${index}`, 1_000);
      await bounded.added(1_000);
    }
    for (let index = 2; index < 7; index += 1) rmSync(join(folder, `${index}`));
    write("new", 2_000);
    await bounded.added(2_000);
    expect(readdirSync(folder).sort()).toEqual(["0", "1", "7", "8", "new"]);
  });

  it("continues after the folder was deleted", async () => {
    const bounded = new BoundedFolder(join(folder, "gone"), BOUND);
    await bounded.added(1_000);
    const back = new BoundedFolder(folder, BOUND);
    write("one", 1_000);
    await back.added(1_000);
    expect(readdirSync(folder)).toEqual(["one"]);
  });
});
