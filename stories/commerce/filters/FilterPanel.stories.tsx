import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Count } from "#commerce/filters/Count.tsx";
import { FilterPanel } from "#commerce/filters/FilterPanel.tsx";
import { LongChoice } from "#commerce/filters/LongChoice.tsx";
import { OptionChoice } from "#commerce/filters/OptionChoice.tsx";
import type { SearchFacets } from "#contract/catalogue/search.ts";
import { emptyCriteria, filterChoices, PRICE_RANGE } from "#domain/search/index.ts";
import { categories, LONG_NAME, narrow } from "../../support/builders";

const facets: SearchFacets = {
  categories: categories(6).map(({ id, name }, index) => ({ id, name, count: 12 - index })),
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 6 - rating })),
  subscribable: 4,
  inStock: 21,
  facts: [
    {
      name: "brand",
      label: "Brand",
      values: ["Gopala Dairy", "Nandi", "Himvan", "Malabar Greens", "Daily Oven", "Konkan", "Sahyadri", "Loha"].map(
        (value, index) => ({ value, count: 9 - index }),
      ),
    },
  ],
  price: { min: 20, max: 980 },
  storePrice: { min: 15, max: 1_750 },
};

const meta = {
  title: "ui/filters/FilterPanel",
  component: FilterPanel,
  subcomponents: { Count, LongChoice, OptionChoice },
  args: {
    values: emptyCriteria,
    choices: filterChoices(facets, undefined),
    limits: PRICE_RANGE,
    isTitled: true,
    onChange: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole("slider", { name: "Lowest price" });
    await fireEvent.change(slider, { target: { value: "100" } });
    await fireEvent.pointerUp(slider);
    await expect(args.onChange).toHaveBeenCalledWith({ minSellingPrice: 100, maxSellingPrice: 50_000 });
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Nandi/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ facts: [{ name: "brand", value: "Nandi" }] });
    await userEvent.click(canvas.getByRole("button", { name: "Show 2 more" }));
    await expect(canvas.getByRole("checkbox", { name: /^Loha/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show fewer" }));
    await userEvent.hover(canvas.getByRole("checkbox", { name: /^Category 2/ }));
    await waitFor(() => expect(args.onIntent).toHaveBeenCalledWith({ categoryIds: ["category-1"] }));
  },
};
export const Chosen: Story = {
  args: {
    values: {
      ...emptyCriteria,
      categoryIds: ["category-1"],
      averageRating: 4,
      facts: [{ name: "brand", value: "Nandi" }],
      isSubscribable: true,
      isInStock: true,
      minSellingPrice: 200,
      maxSellingPrice: 900,
    },
  },
};
/** Before the first answer the panel lists the store's categories without counts. */
export const Loading: Story = { args: { choices: filterChoices(undefined, categories(6)) } };
export const WithoutCategories: Story = { args: { choices: filterChoices(undefined, undefined) } };
export const LongText: Story = {
  args: {
    choices: filterChoices(
      { ...facets, categories: [{ id: "long", name: LONG_NAME, count: 100_000 }], subscribable: 100_000 },
      undefined,
    ),
  },
};
const options: SearchFacets = {
  ...facets,
  facts: [
    {
      name: "option.colour",
      label: "Colour",
      isOption: true,
      values: [
        { value: "Maroon", count: 6, swatch: { colours: ["#7b1e2b"] } },
        { value: "Temple Gold", count: 4, swatch: { colours: ["#c79a2b", "#7b1e2b"] } },
        { value: "Peacock", count: 3, swatch: { colours: ["#0f5c6e"] } },
        { value: "Undyed", count: 1 },
      ],
    },
    {
      name: "option.size",
      label: "Size",
      isOption: true,
      values: ["S", "M", "L", "XL", "Free size"].map((value, index) => ({ value, count: 5 - index })),
    },
    ...(facets.facts ?? []),
  ],
};
/** Values of options are tiles, colours with their swatches. */
export const Options: Story = {
  args: {
    choices: filterChoices(options, undefined),
    values: {
      ...emptyCriteria,
      facts: [
        { name: "option.colour", value: "Maroon" },
        { name: "option.size", value: "M" },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("checkbox", { name: /^Maroon/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Temple Gold/ }));
    await expect(args.onChange).toHaveBeenCalledWith({
      facts: [
        { name: "option.colour", value: "Maroon" },
        { name: "option.size", value: "M" },
        { name: "option.colour", value: "Temple Gold" },
      ],
    });
    canvas.getByRole("checkbox", { name: /^M ?4$/ }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith({ facts: [{ name: "option.colour", value: "Maroon" }] });
  },
};
export const Narrow: Story = { ...narrow };
