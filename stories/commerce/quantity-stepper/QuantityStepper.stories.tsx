import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { QuantityStepper } from "#commerce/quantity-stepper/QuantityStepper.tsx";

const meta = {
  title: "ui/quantity-stepper/QuantityStepper",
  component: QuantityStepper,
  args: { value: 2, label: "Toned Milk", onIncrease: fn(), onDecrease: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Increase/ }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
  },
};
export const AtTheEnd: Story = { args: { value: 20, max: 20, appearance: "outline" } };
export const Busy: Story = { args: { busy: true, block: true } };
