import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SortSelect } from "#commerce/filters/SortSelect.tsx";

const meta = {
  title: "ui/filters/SortSelect",
  component: SortSelect,
  args: {
    value: "price",
    words: { relevance: "Best match", price: "Price, low to high", newest: "Newest first" } as Record<string, string>,
    onChange: fn<(sort: string) => void>(),
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "newest");
    await expect(args.onChange).toHaveBeenCalledWith("newest");
  },
};
