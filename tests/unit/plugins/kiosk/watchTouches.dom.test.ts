import { expect, it, vi } from "vitest";
import { watchTouches } from "#plugins/kiosk/visit/watchTouches.ts";

const ofPointer = (type: string, pointerId: number) => Object.assign(new Event(type, { bubbles: true }), { pointerId });
const ofFingers = (type: string, ...identifiers: number[]) =>
  Object.assign(new Event(type, { bubbles: true }), {
    changedTouches: identifiers.map((identifier) => ({ identifier })),
  });

it("a touch, a drag, a click, the wheel and a key count, even where the page stops them, and each hand by itself", () => {
  const said: string[] = [];
  const hear = (what: string) => (hand?: string) => void said.push(hand === undefined ? what : `${what} ${hand}`);
  const touched = { press: hear("press"), move: hear("move"), release: hear("release"), touch: hear("touch") };
  const end = watchTouches(touched);
  const stop = vi.fn((event: Event) => event.stopImmediatePropagation());
  const events = [
    ofPointer("pointerdown", 1),
    ofPointer("pointermove", 1),
    ofPointer("pointerup", 1),
    ofPointer("pointercancel", 2),
    ofFingers("touchstart", 7),
    ofFingers("touchmove", 7, 8),
    ofFingers("touchend", 7),
    ofFingers("touchcancel", 8),
    new Event("click", { bubbles: true }),
    new Event("wheel", { bubbles: true }),
    new Event("keydown", { bubbles: true }),
  ];
  for (const event of events) {
    document.body.addEventListener(event.type, stop, true);
    document.body.dispatchEvent(event);
    document.body.removeEventListener(event.type, stop, true);
  }
  expect(stop).toHaveBeenCalledTimes(events.length);
  expect(said).toEqual([
    "press pointer-1",
    "move pointer-1",
    "release pointer-1",
    "release pointer-2",
    "press finger-7",
    "move finger-7",
    "move finger-8",
    "release finger-7",
    "release finger-8",
    "touch",
    "touch",
    "touch",
  ]);
  end();
  document.body.dispatchEvent(ofPointer("pointerdown", 1));
  expect(said).toHaveLength(12);
});
