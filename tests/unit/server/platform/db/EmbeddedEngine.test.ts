import type { PGlite } from "@electric-sql/pglite";
import { beforeEach, expect, test, vi } from "vitest";
import { EmbeddedEngine } from "#server/platform/db/EmbeddedEngine.ts";

beforeEach(() => void vi.useFakeTimers());

function engineWith() {
  const parts = {
    open: vi.fn(async () => ({ close: vi.fn(async () => {}) }) as unknown as PGlite),
    hasRoom: vi.fn(async () => false),
    onBroken: vi.fn(),
  };
  return { ...parts, engine: new EmbeddedEngine(parts) };
}

test("an engine that panicked is given up, and another one is opened once the disk has room", async () => {
  const { engine, open, hasRoom, onBroken } = engineWith();
  const first = await engine.get();
  engine.giveUp(new Error("it panicked"));
  engine.giveUp(new Error("it panicked again"));
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(engine.get()).rejects.toThrow("it panicked");
  hasRoom.mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await engine.get()).not.toBe(first);
  expect(first.close).not.toHaveBeenCalled();
  expect([open.mock.calls.length, onBroken.mock.calls.length]).toEqual([2, 1]);
});

test("an engine that cannot be opened anew is tried again", async () => {
  const { engine, open, hasRoom } = engineWith();
  await engine.get();
  hasRoom.mockResolvedValue(true);
  open.mockRejectedValueOnce(new Error("no room after all"));
  engine.giveUp(new Error("it panicked"));
  await vi.advanceTimersByTimeAsync(5000);
  await expect(engine.get()).rejects.toMatchObject({ cause: { message: "no room after all" } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await engine.get()).toBeDefined();
  expect(open).toHaveBeenCalledTimes(3);
});
