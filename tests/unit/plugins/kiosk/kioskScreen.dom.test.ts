import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { DeviceLink } from "#plugins/kiosk/device/DeviceLink.ts";
import { Kiosk } from "#plugins/kiosk/Kiosk.ts";
import { visitScreens } from "#plugins/kiosk/views/visitScreens.ts";
import { FakeClock, STORE, settled } from "../../kernel/support/fakes";
import { pagesOf } from "./support/pagesOf";
import { RecordedSpeaker } from "./support/RecordedSpeaker";

const OPEN = { state: "OPEN", name: "Front", idleSeconds: 90 };

describe("the screen of a kiosk between two visits", () => {
  const clock = new FakeClock();
  let answer: () => Promise<unknown>;
  let kiosk: Kiosk;
  const start = async (token: string | null = "token") => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
    const storage = new MemoryStorage();
    if (token !== null) storage.setItem("haat_device_fresh-basket", token);
    const device = new DeviceLink({ call: () => answer() } as unknown as ApiClient, storage, STORE, clock, () => "1");
    const opener = { warm: async () => {}, open: () => Promise.reject(new Error("nobody opens it")) };
    kiosk = new Kiosk({
      speaker: new RecordedSpeaker(),
      pages: pagesOf([]),
      device,
      opener,
      screens: visitScreens,
      clock,
      shopNumber: () => "",
      keepOpen: async () => {},
      reload: () => {},
    });
    kiosk.start();
    await settled();
  };
  beforeEach(() => {
    answer = async () => OPEN;
  });
  afterEach(() => kiosk.dispose());

  it("asks for a pairing code until the device has a token, and opens the shop at every later start", async () => {
    await start(null);
    expect(kiosk.screen).toBe("pairing");
    kiosk.dispose();
    await start();
    expect(kiosk.screen).toBe("attract");
  });

  it("says that the shop cannot be reached when it is down at the start, and opens by itself when it is back", async () => {
    answer = () => Promise.reject(new NetworkError());
    await start();
    expect(kiosk.screen).toBe("unreachable");
    answer = async () => OPEN;
    await clock.pass(3_001);
    expect(kiosk.screen).toBe("attract");
  });

  it("stays open when the platform cannot be reached later", async () => {
    await start();
    answer = () => Promise.reject(new NetworkError());
    await clock.pass(3_001);
    expect([kiosk.screen, kiosk.device.isReachable]).toEqual(["attract", false]);
  });

  it.each([
    ["closed", "CLOSED"],
    ["maintenance", "MAINTENANCE"],
  ])("is %s when the operator says so, and opens again", async (screen, state) => {
    await start();
    answer = async () => ({ ...OPEN, state });
    await clock.pass(3_001);
    expect(kiosk.screen).toBe(screen);
    answer = async () => OPEN;
    await clock.pass(3_001);
    expect(kiosk.screen).toBe("attract");
  });

  it("resets position, text size and language when somebody changes them and leaves without a visit", async () => {
    await start();
    const { comfort } = kiosk;
    kiosk.suit(() => comfort.turnLow());
    kiosk.suit(() => comfort.turnLarge());
    kiosk.speak("hi");
    await clock.pass(100_000);
    expect([comfort.isLow, comfort.isLarge, kiosk.language.code]).toEqual([true, true, "hi"]);
    await clock.pass(11_000);
    expect([comfort.isLow, comfort.isLarge, kiosk.language.code]).toEqual([false, false, "en"]);
  });

  it("says only that it is closed once it is revoked, and a visit ends", async () => {
    await start();
    kiosk.visit = { end: () => {}, isPaying: false } as unknown as NonNullable<Kiosk["visit"]>;
    expect(kiosk.screen).toBe("shop");
    answer = () => Promise.reject(new HttpError(403, "ACCESS_DENIED", ""));
    await clock.pass(3_001);
    expect([kiosk.screen, kiosk.visit]).toEqual(["closed", undefined]);
    answer = async () => OPEN;
    await clock.pass(60_000);
    expect(kiosk.screen).toBe("closed");
  });

  it("lets a payment end before a visit at a closed screen ends", async () => {
    await start();
    const visit = { end: () => {}, isPaying: true };
    kiosk.visit = visit as unknown as NonNullable<Kiosk["visit"]>;
    answer = async () => ({ ...OPEN, state: "CLOSED" });
    await clock.pass(3_001);
    expect(kiosk.screen).toBe("shop");
  });
});
