import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { warmText } from "../../../../src/app/navigation/warmText";

const measured: string[] = [];
let idle: (() => void)[] = [];

beforeEach(() => {
  measured.length = 0;
  idle = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => delete idle[handle - 1]);
  const canvas = { font: "", measureText: (text: string) => measured.push(`${canvas.font.slice(0, 8)} ${text}`) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(canvas as never);
  document.body.innerHTML = `<main>टमाटर Tomato${"o".repeat(1_000)}</main>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets the browser be idle once. */
const rest = () => {
  const works = idle;
  idle = [];
  for (const work of works) work?.();
};

test("the page's text is measured once in each size and weight, one whenever the browser is idle", () => {
  warmText(document.querySelector("main"));
  expect(measured).toEqual([]);
  rest();
  expect(measured).toEqual([`400 12px टमाटर Tomato${"o".repeat(400 - 12)}`]);
  for (let turn = 0; turn < 30; turn++) rest();
  const faces = [12, 14, 16, 20, 24, 32, 40].flatMap((size) => [`400 ${size}px`, `600 ${size}px`]);
  expect(measured.map((words) => words.slice(0, 8))).toEqual(faces);
  expect(idle).toEqual([]);
});

test("it ends when it is told to", () => {
  const end = warmText(document.querySelector("main"));
  rest();
  end();
  rest();
  expect(measured).toHaveLength(1);
});

test("a page without text, and a browser without a canvas, cost nothing", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  warmText(null);
  rest();
  expect([measured, idle]).toEqual([[], []]);
});
