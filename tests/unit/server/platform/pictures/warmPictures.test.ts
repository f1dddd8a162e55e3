import type { FastifyInstance } from "fastify";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { warmPictures } from "#server/platform/pictures/warmPictures.ts";

type Hook = () => Promise<void>;
let hooks: Record<string, Hook>;
let made: string[];

/** Every picture takes this long. */
function start(pictures: string[], takes = 100): void {
  const keep = (name: string, hook: Hook) => Object.assign(hooks, { [name]: hook });
  const app = { addHook: keep, server: { on: keep } };
  const make = (name: string) => async () => {
    await vi.advanceTimersByTimeAsync(takes);
    made.push(name);
    if (name === "broken") throw new Error("not a picture");
  };
  warmPictures(app as unknown as FastifyInstance, () => pictures.map(make));
}

beforeEach(() => {
  vi.useFakeTimers();
  hooks = {};
  made = [];
});

describe("pictures made before the first request", () => {
  it("are made one after the other with pauses, and one that fails is skipped", async () => {
    start(["a", "broken", "c"]);
    await hooks.onListen?.();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(made).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(made).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual(["a", "broken", "c"]);
  });

  it("wait while the shop answers other calls", async () => {
    start(["a", "b"]);
    await hooks.onListen?.();
    for (let second = 0; second < 30; second += 1) {
      await hooks.request?.();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(made).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual(["a", "b"]);
  });

  it("stop when the shop closes, and never begin in a process that does not listen", async () => {
    start(["a", "b"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual([]);
    await hooks.onListen?.();
    await vi.advanceTimersByTimeAsync(10_000);
    await hooks.preClose?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(made).toEqual(["a"]);
  });
});
