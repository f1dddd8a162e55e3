import { expect, fireEvent, fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import type { SearchFacets } from "../../../src/contract/search";
import { emptyCriteria } from "../../../src/domain/search";
import { FilterPanel } from "../../../src/features/search/views/FilterPanel";
import { filterChoices } from "../../../src/features/search/views/filterChoices";
import { categories, dark, kiosk, LONG_NAME, narrow } from "../../support/builders";

const facets: SearchFacets = {
  categories: categories(6).map(({ id, name }, index) => ({ id, name, count: 12 - index })),
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 6 - rating })),
  subscribable: 4,
  price: { min: 20, max: 980 },
};

const meta = {
  title: "features/search/FilterPanel",
  component: FilterPanel,
  args: {
    criteria: { ...emptyCriteria, query: "milk" },
    choices: filterChoices(facets, undefined),
    onChange: fn(),
    onClear: fn(),
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
  },
};
export const Chosen: Story = {
  args: {
    criteria: {
      ...emptyCriteria,
      query: "milk",
      categoryIds: ["category-1"],
      averageRating: 4,
      isSubscribable: true,
      minSellingPrice: 5_000,
      maxSellingPrice: 20_000,
    },
  },
};
/** Before the first answer: the store's categories, without counts. */
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
export const Narrow: Story = narrow;
export const Dark: Story = dark;
export const Kiosk: Story = kiosk;
