import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Organization } from "#contract/store/organizations.ts";
import { storeExport } from "#server/cli/commands/store/storeExport.ts";
import { storeImport } from "#server/cli/commands/store/storeImport.ts";
import { sentenceOf } from "#server/cli/sentenceOf.ts";
import { terminal } from "#server/cli/terminal.ts";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import { noStores } from "#tests/support/databases/seedStores.ts";
import { folderSnapshot } from "#tests/support/folders/folderSnapshot.ts";
import { ANY_ENGINE } from "#tests/support/platform/engines.ts";
import { ownerAt } from "#tests/support/platform/ownerAt.ts";
import { startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

describe("a store that gets another name (ADR 68)", () => {
  const place = mkdtempSync(join(tmpdir(), "haat-names-"));
  const folder = join(place, "first");
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform({ engine: ANY_ENGINE, seedStores: noStores });
    for (const name of ["first", "other"]) {
      for (const [path, bytes] of await exampleFiles(name)) await terminal().writeFile(join(place, name, path), bytes);
      expect((await importIt(join(place, name))).code).toBe(0);
    }
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(place, { recursive: true });
  });

  const haat = (...words: string[]) => ownerAt(platform.services)(...words);
  const rename = (from: string, to: string) => haat("store", "rename", from, to);
  const importIt = async (from: string, dryRun = false) => {
    const io = { ...terminal(), ...recordingIo(), readFile: terminal().readFile, writeFile: terminal().writeFile };
    const prepared = await storeImport.prepare?.({ folder: from, yes: true, dryRun }, io);
    if (typeof prepared !== "object") return { code: prepared, text: io.text() };
    try {
      return { code: await storeImport.run(platform.services, prepared, io), text: io.text() };
    } catch (error) {
      return { code: 1, text: sentenceOf(error) };
    }
  };
  const lookUp = async (name: string) => (await platform.store(name)) as Partial<Organization>;
  const names = async (name: string) => {
    const { friendlyId, formerIds } = await lookUp(name);
    return [friendlyId, formerIds];
  };

  it("is found by both, and says which one is today's", async () => {
    expect(await names("first")).toEqual(["first", undefined]);
    const { storeId } = await lookUp("first");
    expect((await rename("first", "second")).said).toEqual([
      "First is at /second. /first leads there and stays its own.",
      "Before the next import, write in its store.yaml: friendlyId: second",
    ]);
    expect(await names("second")).toEqual(["second", ["first"]]);
    expect(await names("first")).toEqual(["second", ["first"]]);
    expect((await lookUp("first")).storeId).toBe(storeId);
  });

  it("is named so at the command line, by its former name, too", async () => {
    expect((await haat("audit", "list", "--store", "first")).said[0]).toContain("store.renamed");
    expect((await haat("store", "list")).io.text()).not.toMatch(/^first\b/m);
  });

  it("takes no folder under the former name, and says what to write", async () => {
    const refused = 'The store "first" was renamed: write friendlyId: second in store.yaml.';
    expect(await importIt(folder)).toEqual({ code: 1, text: refused });
    expect(await importIt(folder, true)).toEqual({ code: 1, text: refused });
  });

  it("is exported under its new name, and an import of that folder changes nothing", async () => {
    const to = join(place, "back");
    const io = { ...recordingIo(), writeFile: terminal().writeFile };
    await storeExport.run(platform.services, { folder: to, store: "first" }, io);
    const [before, after] = [await folderSnapshot(folder), await folderSnapshot(to)];
    const yaml = await readFile(join(to, "store.yaml"), "utf8");
    expect(yaml).toContain("\nfriendlyId: second\n");
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(after["products.csv"]).toBe(before["products.csv"]);
    expect(await importIt(to, true)).toEqual({ code: 0, text: "Nothing to change: First is as its folder says." });
  });

  it("gets a third name, its first one back, and the second one again", async () => {
    await rename("second", "third");
    expect(await names("first")).toEqual(["third", ["first", "second"]]);
    await rename("third", "first");
    expect(await names("second")).toEqual(["first", ["second", "third"]]);
    await rename("first", "second");
    expect(await names("third")).toEqual(["second", ["first", "third"]]);
    expect((await rename("second", "second")).said).toEqual(["First is at /second already."]);
  });

  it.each([
    ["other", "The name other belongs to the store other."],
    ["My Shop", "A friendly id has up to 50 small letters, digits and hyphens, such as my-shop."],
    ["api", "The address /api belongs to the program: choose another name."],
  ])("is not called %s", async (name, why) => {
    const refused = await rename("second", name);
    expect(refused).toMatchObject({ code: 1, said: [] });
    expect(refused.io.warned).toEqual([why]);
  });

  it("keeps its former names to itself", async () => {
    expect((await rename("other", "first")).io.warned).toEqual(["The name first belongs to the store second."]);
  });

  it("lets one of two stores have a name that both ask for at once, and loses none when it is renamed twice at once", async () => {
    const both = await Promise.all([rename("other", "wanted"), rename("second", "wanted")]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const winner = (await lookUp("wanted")).friendlyId ?? "";
    expect(winner).toBe("wanted");
    const twice = await Promise.all([rename("wanted", "one"), rename("wanted", "two")]);
    expect(twice.map(({ code }) => code)).toEqual([0, 0]);
    const [today, former = []] = (await names("wanted")) as [string, string[]];
    expect([today, ...former]).toEqual(expect.arrayContaining(["one", "two", "wanted"]));
  });
});
