import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CropButtons } from "#features/account/views/CropButtons.tsx";

const meta = {
  title: "features/account/CropButtons",
  component: CropButtons,
  args: { onMove: fn(), onZoom: fn(), onTurn: fn() },
} satisfies Meta<typeof CropButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect([args.onMove, args.onZoom, args.onTurn].some((call) => call.mock.calls.length > 0)).toBe(true);
  },
};
