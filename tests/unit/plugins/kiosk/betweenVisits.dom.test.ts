import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeviceLink } from "../../../../plugins/kiosk/device/DeviceLink";
import { Kiosk } from "../../../../plugins/kiosk/Kiosk";
import { visitScreens } from "../../../../plugins/kiosk/views/visitScreens";
import type { ApiClient } from "../../../../src/kernel/http/ApiClient";
import { MemoryStorage } from "../../../../src/kernel/storage/MemoryStorage";
import { FakeClock, STORE, settled } from "../../kernel/support/fakes";
import { RecordedSpeaker } from "./support/RecordedSpeaker";

const OPEN = { state: "OPEN", name: "Front", idleSeconds: 90 };

describe("a new version of the shop", () => {
  const clock = new FakeClock();
  const reload = vi.fn();
  let served = "main.development.js";
  let kiosk: Kiosk;

  beforeEach(async () => {
    reload.mockReset();
    vi.stubGlobal("fetch", async () => new Response(`<script src="/assets/${served}"></script>`));
    const storage = new MemoryStorage();
    storage.setItem("haat_device_fresh-basket", "token");
    const api = { call: async () => OPEN } as unknown as ApiClient;
    const device = new DeviceLink(api, storage, STORE, clock, () => "development");
    const opener = { warm: async () => {}, open: () => Promise.reject(new Error("nobody opens it")) };
    kiosk = new Kiosk({
      speaker: new RecordedSpeaker(),
      device,
      opener,
      screens: visitScreens,
      clock,
      shopNumber: () => "",
      reload,
    });
    kiosk.start();
    await settled();
  });
  afterEach(() => {
    kiosk.dispose();
    vi.unstubAllGlobals();
  });
  const visit = { end: () => {}, isPaying: false } as unknown as NonNullable<Kiosk["visit"]>;

  it("is loaded while nobody shops, and the current version is not loaded again", async () => {
    served = "main.development.js";
    await clock.pass(61_000);
    expect(reload).not.toHaveBeenCalled();
    served = "main.next.js";
    await clock.pass(61_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits for the end of the current visit", async () => {
    served = "main.next.js";
    kiosk.visit = visit;
    await clock.pass(180_000);
    expect(reload).not.toHaveBeenCalled();
    kiosk.end();
    kiosk.wiped(visit);
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });
});
