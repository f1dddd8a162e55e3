import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TextField } from "#design/fields/TextField.tsx";
import { LONG_NAME } from "../../support/builders";

const meta = {
  title: "ui/fields/TextField",
  component: TextField,
  args: { name: "city", label: "City", value: "Bengaluru", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText("City"), "!");
    await expect(args.onChange).toHaveBeenCalledWith("Bengaluru!");
  },
};
export const Empty: Story = { args: { value: "", required: true, hint: "As it stands on your bills" } };
export const WithError: Story = { args: { value: "", error: "City is required" } };
export const Disabled: Story = { args: { disabled: true } };
export const SeveralLines: Story = { args: { label: "Address", value: LONG_NAME, rows: 4 } };
