import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { warmText } from "#app/navigation/warmText.ts";
import { FONT_SIZES } from "#design/theme/fontSizes.ts";
import { type } from "#design/theme/haat.ts";

const measured: string[] = [];
let idle: (() => void)[] = [];

beforeEach(() => {
  measured.length = 0;
  idle = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => delete idle[handle - 1]);
  const canvas = { font: "", measureText: (text: string) => measured.push(`${canvas.font}: ${text}`) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(canvas as never);
  document.body.innerHTML = `<main style="font-family: serif">टमाटर Tomato${"o".repeat(1_000)}</main>`;
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
const warm = () => warmText(document.querySelector("main") as Element);

test("the page's text is measured once in each size and weight, one whenever the browser is idle", () => {
  warm();
  expect(measured).toEqual([]);
  rest();
  expect(measured).toEqual([`600 40px serif: टमाटर Tomato${"o".repeat(400 - 12)}`]);
  for (let turn = 0; turn < 30; turn++) rest();
  const faces = FONT_SIZES.flatMap((size) => [`400 ${size}px`, `600 ${size}px`]).sort();
  expect(measured.map((words) => words.slice(0, 8)).sort()).toEqual(faces);
  expect(idle).toEqual([]);
});

test("these are the sizes of the type scale", () => {
  const sizes = Object.values(type).flatMap((face) => ("fontSize" in face ? face.fontSize : []));
  expect(sizes).toEqual(FONT_SIZES.map((size) => `${size / 16}rem`));
});

test("it ends when it is told to", () => {
  const end = warm();
  rest();
  end();
  rest();
  expect(measured).toHaveLength(1);
});

test("nothing happens in a browser without a canvas", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  warm();
  expect(idle).toEqual([]);
});
