import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadThemeInTime } from "#app/shell/theme/loadThemeInTime.ts";

const load = vi.fn(async () => {});
let frames: (() => void)[] = [];
let idle: (() => void)[] = [];
const run = (works: (() => void)[]) => {
  for (const work of works.splice(0)) work();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  document.body.innerHTML = '<a href="/x"><b id="link">Milk</b></a><button id="button">Add</button>';
  loadThemeInTime(document, { load });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  [frames, idle] = [[], []];
});

const event = (type: string, id: string) =>
  document.getElementById(id)?.dispatchEvent(new PointerEvent(type, { bubbles: true }));

describe("the whole theme", () => {
  it.each(["keydown", "click"])(
    "is loaded after the frame that shows a press, because a dialog may open: %s",
    (type) => {
      event(type, "button");
      run(frames);
      expect(load).not.toHaveBeenCalled();
      vi.advanceTimersByTime(0);
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it.each(["pointermove", "pointerdown"])("does not delay a page that a link opens: %s", (type) => {
    event(type, "link");
    run(frames);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(150);
    expect(load).not.toHaveBeenCalled();
    run(idle);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(["pointerdown", "focusin"])("is not loaded in the frame that shows a tap, some frames after %s", (type) => {
    event(type, "button");
    for (let frame = 0; frame < 3; frame += 1) run(frames);
    vi.advanceTimersByTime(0);
    expect(load).not.toHaveBeenCalled();
  });

  it("is not loaded while there is no sign of a shopper", () => {
    document.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(10_000);
    run(frames);
    run(idle);
    expect(load).not.toHaveBeenCalled();
  });
});
