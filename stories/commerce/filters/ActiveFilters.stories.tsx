import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ActiveFilters } from "#commerce/filters/ActiveFilters.tsx";
import { activeFilters, emptyCriteria, filterChoices, PRICE_RANGE } from "#domain/search/index.ts";
import { categories, LONG_NAME, narrow } from "../../support/builders";

const criteria = {
  ...emptyCriteria,
  query: "milk",
  minSellingPrice: 100,
  averageRating: 4,
  categoryIds: ["category-1", "category-2"],
  isSubscribable: true,
};
const meta = {
  title: "ui/filters/ActiveFilters",
  component: ActiveFilters,
  args: {
    values: criteria,
    active: activeFilters(criteria),
    limits: PRICE_RANGE,
    choices: filterChoices(undefined, categories(6)),
    onChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove 4 stars and above" }));
    await expect(args.onChange).toHaveBeenCalledWith({ averageRating: undefined });
  },
};
export const Empty: Story = { args: { active: [] } };
export const LongText: Story = {
  args: { choices: filterChoices(undefined, [{ ...categories(2)[1], name: LONG_NAME } as never]) },
};
export const Narrow: Story = { ...narrow };
