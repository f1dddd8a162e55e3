import { afterEach, describe, expect, it } from "vitest";
import { type OwnHaat, STORES_ARE_THERE, startHaat } from "#tests/support/browser/startHaat.ts";
import { ownPidSpace } from "#tests/support/ownPidSpace.ts";

/** The lock alone: `contract/operation/lock-between-containers`. */
describe("the built shop on one data folder, in containers that count processes by themselves (ADR 22)", () => {
  const space = ownPidSpace();
  let haat: OwnHaat | undefined;
  afterEach(async () => {
    // `unshare` passes no request to end on to the shop.
    await haat?.kill();
    await haat?.stop();
  });

  it("starts again after a kill, and refuses the folder to the shop of another container", async () => {
    haat = await startHaat(STORES_ARE_THERE, { space });
    const home = `http://127.0.0.1:${haat.port}/health/ready`;
    expect((await fetch(home)).status).toBe(200);

    await haat.kill();
    await haat.restart();
    expect((await fetch(home)).status).toBe(200);

    const other = startHaat({ ...STORES_ARE_THERE, DATA_DIR: haat.dataDir }, { space });
    await expect(other).rejects.toThrow(/is in use by another process \(pid \d+\)/);
    expect((await fetch(home)).status).toBe(200);
  });
});
