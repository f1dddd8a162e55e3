import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DigitsField } from "#design/fields/DigitsField.tsx";

const meta = {
  title: "ui/fields/DigitsField",
  component: DigitsField,
  args: { name: "pin", label: "Pincode", value: "", length: 6, onChange: fn() },
} satisfies Meta<typeof DigitsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Letters are ignored. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("Pincode"), "x5");
    await expect(args.onChange).toHaveBeenLastCalledWith("5");
  },
};
export const WithError: Story = { args: { value: "5600", error: "Pincode must have 6 digits" } };
