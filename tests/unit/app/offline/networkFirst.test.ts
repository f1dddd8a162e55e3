import { describe, expect, it } from "vitest";
import { createNetworkFirst } from "#app/offline/networkFirst.ts";

describe("an answer from the network, or else the kept one", () => {
  let waited: number[] = [];
  let now = 0;
  const first = () => {
    waited = [];
    now = 0;
    const wait = (ms: number) => {
      waited.push(ms);
      return new Promise<undefined>((done) => setTimeout(done, ms > 0 ? 20 : 0));
    };
    return createNetworkFirst(wait, () => now);
  };
  const answer = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
  const lost = () => Promise.reject<Response>(new TypeError("Failed to fetch"));
  const hanging = () => new Promise<Response>(() => {});
  const kept = async () => new Response("kept");
  const nothing = async () => undefined;
  const textOf = async (response: Promise<Response>) => (await response).text();

  it("comes from the network while it answers, even with an error", async () => {
    expect(await textOf(first()(answer("new"), kept))).toBe("new");
    expect(await textOf(first()(answer("refused", 404), kept))).toBe("refused");
  });

  it.each([
    ["fails", lost],
    ["hangs", hanging],
    ["answers with the error of a server or proxy", () => answer("Bad gateway", 502)],
  ])("is the kept one when the network %s", async (_, ask) => {
    expect(await textOf(first()(ask(), kept))).toBe("kept");
  });

  it("comes from the network when none is kept, however late", async () => {
    await expect(first()(lost(), nothing)).rejects.toThrow("Failed to fetch");
    expect(await textOf(first()(answer("Bad gateway", 502), nothing))).toBe("Bad gateway");
    let late = (_: Response) => {};
    const given = first()(new Promise<Response>((done) => (late = done)), nothing);
    late(new Response("late"));
    expect(await textOf(given)).toBe("late");
  });

  it("only lets the first request wait while the network hangs, and asks it again afterwards", async () => {
    const ask = first();
    await ask(hanging(), kept);
    await ask(hanging(), kept);
    expect(waited).toEqual([1_000, 0]);
    now = 5_000;
    await ask(hanging(), kept);
    expect(waited).toEqual([1_000, 0, 1_000]);
  });
});
