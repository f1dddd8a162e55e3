import { act } from "react";
import { expect, test, vi } from "vitest";
import { PriceRange } from "#commerce/filters/PriceRange.tsx";
import { PRICE_RANGE } from "#domain/search/index.ts";
import { mount, type } from "../design/mount";

const scale = { min: 10, max: 2_950, step: 10 };
const range = (min: number, max: number, onChange: (min: number, max: number) => void) => (
  <PriceRange min={min} max={max} limits={PRICE_RANGE} scale={scale} onChange={onChange} />
);

/** Moves the handle of the highest price by a key and releases it. */
async function moveTo(slider: HTMLInputElement, rupees: string): Promise<void> {
  await type(slider, rupees);
  await act(async () => {
    slider.dispatchEvent(new Event("pointerup", { bubbles: true }));
  });
}

test("a handle keeps the focus, and the key that was pressed next, when its search comes back", async () => {
  const onChange = vi.fn();
  const { get, render } = await mount(range(PRICE_RANGE.min, PRICE_RANGE.max, onChange));
  const highest = get<HTMLInputElement>('[aria-label="Highest price"]');
  highest.focus();
  await moveTo(highest, "110");
  expect(onChange).toHaveBeenCalledWith(PRICE_RANGE.min, 110);
  await type(highest, "120");
  await render(range(PRICE_RANGE.min, 110, onChange));
  expect(document.activeElement).toBe(highest);
  expect(highest.value).toBe("120");
  await moveTo(highest, "120");
  expect(onChange).toHaveBeenLastCalledWith(PRICE_RANGE.min, 120);
});

test("a range from outside replaces one that is being dragged", async () => {
  const { get, render } = await mount(range(PRICE_RANGE.min, 110, vi.fn()));
  const highest = get<HTMLInputElement>('[aria-label="Highest price"]');
  await type(highest, "120");
  await render(range(PRICE_RANGE.min, PRICE_RANGE.max, vi.fn()));
  expect(highest.value).toBe("2950");
});
