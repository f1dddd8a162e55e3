import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Stepper } from "#design/stepper/Stepper.tsx";

const meta = {
  title: "ui/Stepper",
  component: Stepper,
  args: { steps: ["Cart", "Checkout", "Order"], current: 1, onStep: fn() },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("button", { name: "Order" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Cart" }));
    await expect(args.onStep).toHaveBeenCalledWith(0);
  },
};
export const First: Story = { args: { current: 0 } };
