import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MixedLoad } from "#tests/bench/memory/MixedLoad.ts";
import { readMemory } from "#tests/bench/memory/readMemory.ts";
import { type OwnHaat, STORES_ARE_THERE, startHaat } from "#tests/support/browser/startHaat.ts";
import { copyPglite } from "#tests/support/databases/databases.ts";
import { sized } from "#tests/support/sized.ts";
import { budget } from "#tests/support/speed/budget.ts";

const TOKEN = "the-token-of-this-test";
/** A busy machine is ten times slower. */
const LONG = { timeout: 900_000 };

/** Only where the C library can be bounded does the process give back what pictures and scripts have used. */
describe.runIf(process.platform === "linux")("the memory of a shop on the embedded database", () => {
  let dataDir: string;
  let haat: OwnHaat;

  beforeAll(async () => {
    // In a folder without pictures, so that the shop makes each of them.
    dataDir = await mkdtemp(join(tmpdir(), "haat-memory-"));
    await copyPglite("demo", join(dataDir, "db"));
    haat = await startHaat({ ...STORES_ARE_THERE, METRICS_TOKEN: TOKEN, DATA_DIR: dataDir });
  }, LONG.timeout);
  afterAll(async () => {
    await haat.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test("stays in its budget after the start and after pages, pictures, searches, carts and orders", LONG, async () => {
    const begun = await readMemory(haat.port, TOKEN);
    expect(begun.resident).toBeLessThan(budget.embeddedMegabytes);
    const load = await MixedLoad.prepare(haat);
    for (let acts = sized(240, 2_400); acts > 0; acts -= 2) await Promise.all([load.act(), load.act()]);
    expect(load.failed).toBe(0);
    expect(load.done).toMatchObject({
      home: expect.any(Number),
      picture: expect.any(Number),
      order: expect.any(Number),
    });
    const loaded = await readMemory(haat.port, TOKEN);
    expect(loaded.resident).toBeLessThan(budget.embeddedMegabytes);
  });
});
