import { describe, expect, it, vi } from "vitest";
import { DeviceLink } from "../../../../plugins/kiosk/device/DeviceLink";
import { devices } from "../../../../src/contract/devices";
import type { ApiClient } from "../../../../src/kernel/http/ApiClient";
import { HttpError, NetworkError } from "../../../../src/kernel/http/errors";
import { MemoryStorage } from "../../../../src/kernel/storage/MemoryStorage";

const OPEN = { state: "OPEN", name: "Front", idleSeconds: 90 };

function link(call: (endpoint: unknown, given: { body?: { visitId?: string } }) => Promise<unknown>) {
  const storage = new MemoryStorage();
  storage.setItem("haat_device_fresh-basket", "token");
  let tick = () => {};
  const clock = {
    now: () => new Date(),
    sleep: async () => {},
    every: (_ms: number, callback: () => void) => {
      tick = callback;
      return () => {};
    },
  };
  const identity = { identifier: "fresh-basket", isDomain: false, basePath: "/fresh-basket" };
  const api = { call } as unknown as ApiClient;
  const device = new DeviceLink(api, storage, identity, clock, () => "1");
  device.start();
  return { device, tick: () => tick() };
}

describe("the device on the platform", () => {
  it("is unknown until the platform has answered, and known from then on", async () => {
    const { device } = link(async () => OPEN);
    expect(device.pairing).toBe("unknown");
    await vi.waitFor(() => expect(device.pairing).toBe("known"));
  });

  it("is revoked when its token is refused, and cannot be reached when nobody answers", async () => {
    const refused = link(() => Promise.reject(new HttpError(403, "ACCESS_DENIED", "")));
    await vi.waitFor(() => expect(refused.device.pairing).toBe("revoked"));
    const lost = link(() => Promise.reject(new NetworkError()));
    await vi.waitFor(() => expect(lost.device.isReachable).toBe(false));
    expect(lost.device.pairing).toBe("unknown");
  });

  it("sends no heartbeat without a visit after a visit has begun, because it would end the visit", async () => {
    const said: string[] = [];
    let answerFirst = (_: unknown) => {};
    const { device, tick } = link((endpoint, { body }) => {
      said.push(endpoint === devices.heartbeat ? `beat ${body?.visitId}` : "other");
      return said.length === 1
        ? new Promise((resolve) => {
            answerFirst = resolve;
          })
        : Promise.resolve(OPEN);
    });
    await vi.waitFor(() => expect(said).toEqual(["beat "]));
    const begun = device.beginVisit(async () => {
      said.push("begin");
      return { visitId: "v1" };
    });
    tick();
    answerFirst(OPEN);
    await begun;
    tick();
    await vi.waitFor(() => expect(said).toEqual(["beat ", "begin", "beat v1"]));
  });
});
