import { runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { OpenShop } from "#kernel/shop/ShopOpener.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { DeviceLink } from "#plugins/kiosk/device/DeviceLink.ts";
import { Kiosk } from "#plugins/kiosk/Kiosk.ts";
import { visitScreens } from "#plugins/kiosk/views/visitScreens.ts";
import { Visit } from "#plugins/kiosk/visit/Visit.ts";
import { FakeClock, STORE, settled } from "../../kernel/support/fakes";
import { pagesOf } from "./support/pagesOf";
import { RecordedSpeaker } from "./support/RecordedSpeaker";
import { typeScan } from "./support/typeScan";

/** A stand-in for any part of the shop that does nothing. */
const part = { start: () => {}, dispose: () => {}, customerId: "", path: "/" };
const shop = { container: { get: () => part }, Shop: () => null, end: vi.fn() } as unknown as OpenShop & {
  end: ReturnType<typeof vi.fn>;
};
const OPEN = { state: "OPEN", name: "Front", idleSeconds: 90 };

describe("the kiosk between visits", () => {
  const clock = new FakeClock();
  const reload = vi.fn();
  let served = "main.development.js";
  /** The device has the whole build. */
  let kept: () => Promise<void>;
  let kiosk: Kiosk;
  /** The page in another language can be opened. */
  let isOpen = false;
  const open = vi.fn();
  const tab = new MemoryStorage();

  /** The shop is being opened. */
  let isAsked = false;
  let opened: Promise<OpenShop>;
  let answer: { with(shop: OpenShop): void; fail(error: Error): void };

  beforeEach(async () => {
    isAsked = false;
    shop.end.mockReset();
    opened = new Promise((resolve, reject) => {
      answer = { with: resolve, fail: reject };
    });
    reload.mockReset();
    open.mockReset();
    isOpen = false;
    kept = async () => {};
    vi.stubGlobal("fetch", async () => new Response(`<script src="/assets/${served}"></script>`));
    const storage = new MemoryStorage();
    storage.setItem("haat_device_fresh-basket", "token");
    const api = { call: async () => OPEN } as unknown as ApiClient;
    const device = new DeviceLink(api, storage, STORE, clock, () => "development");
    kiosk = new Kiosk({
      speaker: new RecordedSpeaker(),
      pages: pagesOf(["en", "hi"], { storage: tab, canOpen: async () => isOpen, open }),
      device,
      opener: {
        warm: async () => {},
        open: () => {
          isAsked = true;
          return opened;
        },
      },
      screens: visitScreens,
      clock,
      shopNumber: () => "",
      keepOpen: () => kept(),
      reload,
    });
    kiosk.start();
    await settled();
  });
  afterEach(() => kiosk.dispose());
  class FakeVisit {
    isPaying = false;
    end() {}
  }
  // Of a class, because MobX makes another object of a plain one.
  const visit = new FakeVisit() as unknown as NonNullable<Kiosk["visit"]>;
  const shopping = () =>
    runInAction(() => {
      kiosk.visit = visit;
    });

  it("loads a new version while nobody shops, and the current version is not loaded again", async () => {
    served = "main.development.js";
    await clock.pass(61_000);
    expect(reload).not.toHaveBeenCalled();
    served = "main.next.js";
    await clock.pass(61_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits with a new version for the end of the current visit", async () => {
    served = "main.next.js";
    shopping();
    await clock.pass(180_000);
    expect(reload).not.toHaveBeenCalled();
    kiosk.end();
    kiosk.wiped(visit);
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("loads a new version when the device has the whole of it, unless somebody shops by then", async () => {
    served = "main.next.js";
    let [asked, isWhole] = [0, () => {}];
    kept = () => {
      asked += 1;
      return new Promise((done) => {
        isWhole = done;
      });
    };
    await clock.pass(61_000);
    await clock.pass(120_000);
    expect([asked, reload.mock.calls.length]).toEqual([1, 0]);
    shopping();
    isWhole();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    kiosk.end();
    kiosk.wiped(visit);
    await settled();
    expect(asked).toBe(2);
    isWhole();
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("answers the first touch before the shop is open", async () => {
    void kiosk.begin();
    expect(kiosk.screen).toBe("opening");
    answer.with(shop);
    await vi.waitFor(() => expect(kiosk.screen).toBe("shop"));
  });

  it("keeps what is scanned while the shop opens, in its order", async () => {
    const scanned = vi.spyOn(Visit.prototype, "scan").mockResolvedValue();
    for (const code of ["MILK", "RICE", "DATES"]) typeScan(code);
    await vi.waitFor(() => expect(isAsked).toBe(true));
    expect(scanned).not.toHaveBeenCalled();
    answer.with(shop);
    await vi.waitFor(() => expect(scanned.mock.calls).toEqual([["MILK"], ["RICE"], ["DATES"]]));
    scanned.mockRestore();
  });

  it("drops a shop that opens after its shopper has gone, and lets the next one begin", async () => {
    void kiosk.begin();
    await vi.waitFor(() => expect(isAsked).toBe(true));
    kiosk.end();
    expect(kiosk.screen).toBe("attract");
    answer.with(shop);
    await vi.waitFor(() => expect(shop.end).toHaveBeenCalledOnce());
    expect([kiosk.screen, kiosk.visit]).toEqual(["attract", undefined]);
    void kiosk.begin();
    await vi.waitFor(() => expect(kiosk.screen).toBe("shop"));
  });

  it("shows the attract screen again when the store cannot be read", async () => {
    void kiosk.begin();
    await vi.waitFor(() => expect(isAsked).toBe(true));
    answer.fail(new Error("no network"));
    await vi.waitFor(() => expect(kiosk.screen).toBe("attract"));
  });

  it("wipes a visit before the next one opens, also when that comes first", async () => {
    shopping();
    kiosk.end();
    sessionStorage.setItem("left", "by the last shopper");
    void kiosk.begin();
    await vi.waitFor(() => expect(isAsked).toBe(true));
    expect(sessionStorage.getItem("left")).toBeNull();
    sessionStorage.setItem("of", "the next shopper");
    kiosk.wiped(visit);
    expect(sessionStorage.getItem("of")).toBe("the next shopper");
  });

  describe("in the languages of the store", () => {
    const told = () => JSON.parse(tab.getItem("haat_kiosk_handed_over") ?? "null");
    beforeEach(() => {
      isOpen = true;
    });
    afterEach(() => tab.removeItem("haat_kiosk_handed_over"));

    it("begins a visit in another language on that language's page, with what was scanned and wished before", async () => {
      kiosk.speak("hi");
      expect([kiosk.words.startOver, open.mock.calls]).toEqual(["फिर से शुरू करें", []]);
      kiosk.comfort.turnLow();
      void kiosk.begin();
      await vi.waitFor(() => expect(open).toHaveBeenCalledWith("/fresh-basket/hi/kiosk"));
      expect([kiosk.screen, isAsked]).toEqual(["opening", false]);
      typeScan("MILK");
      await vi.waitFor(() => expect(told().scanned).toEqual(["MILK"]));
      expect(told()).toMatchObject({ begins: true, isLow: true, isLarge: false, isSpoken: false });
      kiosk.end();
      expect(told()).toBeNull();
    });

    it("begins here in the kiosk's own words when the other page cannot be opened", async () => {
      isOpen = false;
      kiosk.speak("hi");
      void kiosk.begin();
      answer.with(shop);
      await vi.waitFor(() => expect(kiosk.screen).toBe("shop"));
      expect([kiosk.words.startOver, open.mock.calls]).toEqual(["फिर से शुरू करें", []]);
    });

    it("goes on with a visit that the page before began, once", async () => {
      tab.setItem("haat_kiosk_handed_over", JSON.stringify({ begins: true, scanned: [], isLow: false, isLarge: true }));
      kiosk.dispose();
      kiosk.start();
      await vi.waitFor(() => expect(isAsked).toBe(true));
      expect([kiosk.comfort.isLarge, told()]).toEqual([true, null]);
    });

    it("leaves the page of a visit's language for the store's first one when the shopper is gone", async () => {
      vi.stubGlobal("__LANGUAGE__", "hi");
      kiosk.dispose();
      kiosk.start();
      await settled();
      expect(open).not.toHaveBeenCalled();
      await clock.pass(200_000);
      await vi.waitFor(() => expect(open).toHaveBeenCalledWith("/fresh-basket/kiosk"));
      vi.stubGlobal("__LANGUAGE__", "en");
    });
  });
});
