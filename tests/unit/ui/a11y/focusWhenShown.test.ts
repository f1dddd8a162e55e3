import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusWhenShown } from "../../../../src/ui/a11y/focusWhenShown";

const page: { activeElement: unknown } = { activeElement: null };
let frames: Map<number, () => void>;
let frame: number;

beforeEach(() => {
  page.activeElement = null;
  frames = new Map();
  frame = 0;
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    frame += 1;
    frames.set(frame, draw);
    return frame;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
});
afterEach(() => vi.unstubAllGlobals());

function pass(count: number): void {
  for (let passed = 0; passed < count; passed += 1) {
    const due = [...frames.values()];
    frames.clear();
    for (const draw of due) draw();
  }
}

/** Takes the focus in the frame in which it is shown, and not before. */
function shownAfter(hidden: number) {
  const element = { tries: 0, focus: () => {} };
  element.focus = () => {
    element.tries += 1;
    if (element.tries > hidden) page.activeElement = element;
  };
  return { element, find: () => element as unknown as HTMLElement };
}

test.each([0, 1, 7])("what is hidden for %i frames gets the focus in the next one, once", (hidden) => {
  const { element, find } = shownAfter(hidden);
  focusWhenShown(find);
  pass(hidden + 1);
  expect(page.activeElement).toBe(element);
  pass(10);
  expect(element.tries).toBe(hidden + 1);
});

test("what never is shown is given up, and whoever stops it is not followed", () => {
  const never = shownAfter(Number.POSITIVE_INFINITY);
  focusWhenShown(never.find);
  pass(500);
  expect(frames.size).toBe(0);

  const stopped = shownAfter(3);
  const stop = focusWhenShown(stopped.find);
  pass(1);
  stop();
  pass(10);
  expect(page.activeElement).toBe(null);
});

test("what is not there yet is looked for again", () => {
  const { element, find } = shownAfter(0);
  let isThere = false;
  focusWhenShown(() => (isThere ? find() : null));
  pass(3);
  isThere = true;
  pass(1);
  expect(page.activeElement).toBe(element);
});
