import { expect, it, vi } from "vitest";
import { watchTouches } from "../../../../plugins/kiosk/visit/watchTouches";

it("a touch, a drag, a click, the wheel and a key count, even where the page stops them; a released finger ends a press", () => {
  const touched = { press: vi.fn(), release: vi.fn(), touch: vi.fn() };
  const end = watchTouches(touched);
  const stop = (event: Event) => event.stopImmediatePropagation();
  const all = ["pointerdown", "pointermove", "pointerup", "pointercancel", "touchmove", "click", "wheel", "keydown"];
  for (const type of all) {
    document.body.addEventListener(type, stop, true);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.removeEventListener(type, stop, true);
  }
  expect([touched.press, touched.release, touched.touch].map(({ mock }) => mock.calls.length)).toEqual([1, 4, 3]);
  end();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(touched.press).toHaveBeenCalledOnce();
});
