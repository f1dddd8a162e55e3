import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SaveAddressOption } from "#features/subscription/views/SaveAddressOption.tsx";

const meta = {
  title: "features/subscription/SaveAddressOption",
  component: SaveAddressOption,
  args: { checked: true, onChange: fn() },
} satisfies Meta<typeof SaveAddressOption>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
