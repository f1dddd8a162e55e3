import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AddButton } from "#commerce/quantity-stepper/AddButton.tsx";

const meta = {
  title: "ui/quantity-stepper/AddButton",
  component: AddButton,
  args: { label: "Toned Milk", quantity: 0, onAdd: fn(), onIncrease: fn(), onDecrease: fn() },
} satisfies Meta<typeof AddButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Add/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Tint: Story = { args: { appearance: "tint" } };
export const InTheCart: Story = { args: { quantity: 2 } };
export const SoldOut: Story = { args: { soldOut: true } };
