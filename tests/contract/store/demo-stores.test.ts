import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeExport } from "#server/cli/commands/store/storeExport.ts";
import { terminal } from "#server/cli/terminal.ts";
import { DEMO_STORES, demoStoreFolder } from "#server/platform/seed/demoStores.ts";
import { readDemoStore } from "#server/platform/seed/readDemoStore.ts";
import { readDemoStores } from "#server/platform/seed/seed.ts";
import { folderSnapshot } from "#tests/support/folders/folderSnapshot.ts";
import { ANY_ENGINE } from "#tests/support/platform/engines.ts";
import { startPlatform, type TestPlatform } from "#tests/support/platform/platform.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";

describe("the demo stores", () => {
  const place = mkdtempSync(join(tmpdir(), "haat-demo-"));
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await startPlatform({ engine: ANY_ENGINE, seedStores: readDemoStores });
  });
  afterAll(async () => {
    await platform.stop();
    rmSync(place, { recursive: true });
  });

  it.each(DEMO_STORES)("%s is its folder: an import changes nothing, and an export gives it back", async (store) => {
    const { storeFolders } = platform.services;
    const { lines } = await storeFolders.import(await readDemoStore(store), { who: "asha", isDryRun: true });
    expect(lines).toEqual([]);
    const [folder, { writeFile }] = [join(place, store), terminal()];
    await storeExport.run(platform.services, { folder, store }, { ...recordingIo(), writeFile });
    expect(await folderSnapshot(folder)).toEqual(await folderSnapshot(demoStoreFolder(store)));
  });
});
