import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { MoreTiles } from "#commerce/product-card/MoreTiles.tsx";

const meta = {
  title: "ui/product-card/MoreTiles",
  component: MoreTiles,
  args: { count: 60, total: 1_240, onMore: fn() },
} satisfies Meta<typeof MoreTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
