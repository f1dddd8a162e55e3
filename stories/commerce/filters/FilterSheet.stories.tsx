import { expect, fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FilterSheet } from "#commerce/filters/FilterSheet.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/filters/FilterSheet",
  component: FilterSheet,
  ...narrow,
  args: {
    isOpen: true,
    title: "Filters",
    activeFilters: 2,
    total: 48,
    onClear: fn(),
    onClose: fn(),
    children: "A FilterPanel",
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /48/ }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const EmptyNarrow: Story = { args: { total: 0 } };
export const LoadingNarrow: Story = { args: { total: undefined } };
