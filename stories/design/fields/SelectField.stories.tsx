import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SelectField } from "#design/fields/SelectField.tsx";

const meta = {
  title: "ui/fields/SelectField",
  component: SelectField,
  args: {
    name: "state",
    label: "State",
    value: "",
    placeholder: "Choose",
    options: ["Karnataka", "Kerala", "Goa"].map((value) => ({ value, label: value })),
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText("State"), "Goa");
    await expect(args.onChange).toHaveBeenCalledWith("Goa");
  },
};
export const WithError: Story = { args: { error: "State is required" } };
