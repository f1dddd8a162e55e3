import { expect, fireEvent, fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { emptyCriteria } from "../../../src/domain/search";
import { FilterPanel } from "../../../src/features/search/views/FilterPanel";
import { aCategory, categories, dark, kiosk, LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "features/search/FilterPanel",
  component: FilterPanel,
  args: {
    criteria: { ...emptyCriteria, query: "milk" },
    categories: categories(6),
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
export const WithoutCategories: Story = { args: { categories: undefined } };
export const LongText: Story = { args: { categories: [aCategory({ name: LONG_NAME })] } };
export const Narrow: Story = narrow;
export const Dark: Story = dark;
export const Kiosk: Story = kiosk;
