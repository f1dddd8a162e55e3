import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { ListingHeader } from "#features/category/views/ListingHeader.tsx";
import { LONG_NAME, narrow } from "../../../support/builders";

const meta = {
  title: "features/category/ListingHeader",
  component: ListingHeader,
  args: { title: "Dairy & Eggs", total: 48, tools: <Button>Filters</Button>, onBack: fn() },
} satisfies Meta<typeof ListingHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Back/ }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { total: undefined } };
export const LongTextNarrow: Story = { ...narrow, args: { title: LONG_NAME, total: 100_000 } };
