import { expect, test } from "vitest";
import { TOAST_MS } from "#app/shell/toasts/toastOptions.ts";
import { pauseMs } from "#tests/support/browser/pauseMs.ts";

test("the first looks at a page follow each other after a frame, later ones after some", () => {
  expect([1, 5, 11, 100].map((looks) => pauseMs(looks, 3))).toEqual([16, 32, 96, 96]);
});

test("after a slow look the pause is as long, but a toast that comes meanwhile is still there at the next look", () => {
  expect(pauseMs(1, 120)).toBe(120);
  expect(pauseMs(1, 2 * TOAST_MS)).toBeLessThan(TOAST_MS / 10);
});
