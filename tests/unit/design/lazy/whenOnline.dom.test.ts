import { beforeEach, describe, expect, it, vi } from "vitest";
import { whenOnline } from "#design/lazy/whenOnline.ts";

describe("a request while the network comes and goes (bar 14)", () => {
  beforeEach(() => void vi.useFakeTimers());

  const network = (isThere: boolean) => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(isThere);
  const comesBack = () => {
    network(true);
    window.dispatchEvent(new Event("online"));
  };
  const lost = () => Promise.reject(new Error("lost"));

  it("fails at once when there is a network, because a new deployment has other files", async () => {
    network(true);
    const load = vi.fn(lost);
    await expect(whenOnline(load)).rejects.toThrow("lost");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("waits for the network, and is repeated until an answer arrives", async () => {
    network(false);
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockImplementationOnce(lost);
    load.mockResolvedValue("there");
    const asked = whenOnline(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    comesBack();
    await vi.advanceTimersByTimeAsync(500);
    expect(await asked).toBe("there");
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("is repeated when the network is back before the failure is reported", async () => {
    network(false);
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(() => {
      network(true);
      return lost();
    });
    load.mockResolvedValue("there");
    const asked = whenOnline(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(await asked).toBe("there");
  });

  it("fails in the end", async () => {
    network(false);
    const load = vi.fn(lost);
    const asked = expect(whenOnline(load)).rejects.toThrow("lost");
    await vi.advanceTimersByTimeAsync(0);
    comesBack();
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
    expect(load).toHaveBeenCalledTimes(5);
  });
});
