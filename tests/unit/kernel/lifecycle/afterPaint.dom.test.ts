import { beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "#kernel/lifecycle/afterPaint.ts";

const work = vi.fn();

beforeEach(() => {
  work.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
});

it("work waits for the frame, and is not done inside it", () => {
  const inFrame = vi.fn(() => expect(work).not.toHaveBeenCalled());
  afterPaint(work);
  requestAnimationFrame(inFrame);
  vi.advanceTimersByTime(100);
  expect(inFrame).toHaveBeenCalledOnce();
  expect(work).toHaveBeenCalledOnce();
});

it("work is done soon in a tab that nobody sees, which has no frames", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.spyOn(window, "requestAnimationFrame").mockImplementation(() => 0);
  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});

it.each([
  ["before the frame", () => {}],
  ["between the frame and the work", () => vi.advanceTimersToNextFrame()],
])("work that is called off %s is not done", (_, wait) => {
  const callOff = afterPaint(work);
  wait();
  callOff();
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
});
