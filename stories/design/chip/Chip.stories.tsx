import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Chip } from "#design/chip/Chip.tsx";

const meta = {
  title: "ui/chip/Chip",
  component: Chip,
  args: { pressed: false, children: "Mon", onToggle: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mon" }));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const Pressed: Story = { args: { pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
