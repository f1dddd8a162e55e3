import { describe, expect, it, vi } from "vitest";
import { devices } from "#contract/devices.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { HttpError, NetworkError } from "#kernel/http/errors.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { DeviceLink } from "#plugins/kiosk/device/DeviceLink.ts";
import { FakeClock, STORE } from "../../kernel/support/fakes";

const OPEN = { state: "OPEN", name: "Front", idleSeconds: 90 };

interface Given {
  body?: { visitId?: string };
  signal?: AbortSignal;
}

function link(call: (endpoint: unknown, given: Given) => Promise<unknown>, storage = new MemoryStorage()) {
  storage.setItem("haat_device_fresh-basket", "token");
  const clock = new FakeClock();
  const api = { call } as unknown as ApiClient;
  const device = new DeviceLink(api, storage, STORE, clock, () => "1");
  device.start();
  return { device, storage, pass: (seconds: number) => clock.pass(seconds * 1000) };
}

/** Is never answered, and ends only when the caller gives up. */
const hang = ({ signal }: Given) =>
  new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(new NetworkError())));

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

  it.each(["OPEN", "CLOSED", "MAINTENANCE"])("is %s as last known when it starts without a network", async (state) => {
    const { device, storage } = link(async () => ({ ...OPEN, state }));
    await vi.waitFor(() => expect(device.status?.state).toBe(state));
    const lost = link(() => Promise.reject(new NetworkError()), storage);
    expect(lost.device.status?.state).toBe(state);
    await vi.waitFor(() => expect(lost.device.isReachable).toBe(false));
    expect(lost.device.status).toEqual({ ...OPEN, state });
  });

  it("stays closed without a network once it is revoked, and is unknown when the stored state is not valid", async () => {
    let answer: () => Promise<unknown> = async () => OPEN;
    const { device, storage, pass } = link(() => answer());
    await vi.waitFor(() => expect(device.pairing).toBe("known"));
    answer = () => Promise.reject(new HttpError(403, "ACCESS_DENIED", ""));
    await pass(3.001);
    const lost = link(() => Promise.reject(new NetworkError()), storage).device;
    expect(lost.status?.state).toBe("CLOSED");
    for (const broken of ["{", "null", '{"state":"ELSE","idleSeconds":90}', '{"state":"OPEN"}']) {
      storage.setItem("haat_device_state_fresh-basket", broken);
      expect(link(() => Promise.reject(new NetworkError()), storage).device.status).toBeUndefined();
    }
  });

  it("sends no heartbeat without a visit after a visit has begun, because it would end the visit", async () => {
    const said: string[] = [];
    let answerFirst = (_: unknown) => {};
    const { device, pass } = link((endpoint, { body }) => {
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
    await pass(3);
    answerFirst(OPEN);
    await begun;
    await pass(0);
    expect(said).toEqual(["beat ", "begin", "beat v1"]);
  });

  it.each([
    ["the heartbeat just before it", "heartbeat", 2],
    ["the first heartbeat after it", "heartbeat", 3],
    ["the beginning of a visit", "visit", 0],
  ])("shows a change of its state within 10 s, even when %s hangs", async (_, what, hanging) => {
    let state = "OPEN";
    let calls = 0;
    const { device, pass } = link((_, given) => {
      calls += 1;
      return calls === hanging ? hang(given) : Promise.resolve({ ...OPEN, state });
    });
    await pass(3.001);
    if (what === "visit") device.beginVisit((signal) => hang({ signal })).catch(() => {});
    state = "CLOSED";
    await pass(10);
    expect(device.status?.state).toBe("CLOSED");
  });
});
