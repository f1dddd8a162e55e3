import { expect, test, vi } from "vitest";
import { ActiveFilters } from "#commerce/filters/ActiveFilters.tsx";
import { FilterPanel } from "#commerce/filters/FilterPanel.tsx";
import type { FilterChoices, FilterValues } from "#commerce/filters/filters.types.ts";
import { PRICE_RANGE } from "#domain/search/index.ts";
import { mount } from "../design/mount";

const RUST = { name: "option.colour", value: "Rust" };
const choices: FilterChoices = {
  categories: [],
  facts: [
    { name: "option.colour", label: "रंग", isOption: true, values: [{ value: "Rust", label: "ज़ंग", count: 2 }] },
    { name: "fabric", label: "कपड़ा", values: [{ value: "Linen", label: "लिनन", count: 1 }] },
  ],
  ratings: [],
  subscribable: 0,
  inStock: 0,
  scale: { min: 10, max: 100, step: 10 },
};
const values: FilterValues = {
  isSubscribable: false,
  isInStock: false,
  categoryIds: [],
  facts: [RUST],
  minSellingPrice: PRICE_RANGE.min,
  maxSellingPrice: PRICE_RANGE.max,
  averageRating: undefined,
};
const given = { values, choices, limits: PRICE_RANGE };

test("a filter is said in the page's language, and chosen by the word of the store's first one", async () => {
  const onChange = vi.fn();
  const { host } = await mount(<FilterPanel {...given} onChange={onChange} />);
  const tile = [...host.querySelectorAll("label")].find(({ textContent }) => textContent?.startsWith("लिनन"));
  expect(host.textContent).toContain("ज़ंग");
  tile?.querySelector("input")?.click();
  expect(onChange).toHaveBeenCalledWith({ facts: [RUST, { name: "fabric", value: "Linen" }] });
});

test("a filter that is set is said in the page's language, and a value that nobody counted as it is", async () => {
  const active = ["Rust", "Old"].map((value) => ({ kind: "fact" as const, id: `option.colour:${value}`, without: {} }));
  const { host } = await mount(<ActiveFilters {...given} active={active} onChange={vi.fn()} onClear={vi.fn()} />);
  const said = [...host.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(said.slice(0, 2)).toEqual([expect.stringContaining("ज़ंग"), expect.stringContaining("Old")]);
});
