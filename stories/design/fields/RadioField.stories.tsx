import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RadioField } from "#design/fields/RadioField.tsx";

const meta = {
  title: "ui/fields/RadioField",
  component: RadioField,
  args: {
    name: "addressType",
    label: "Address Type",
    value: "Home",
    options: ["Home", "Office", "Other"].map((value) => ({ value, label: value })),
    onChange: fn(),
  },
} satisfies Meta<typeof RadioField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Office" }));
    await expect(args.onChange).toHaveBeenCalledWith("Office");
  },
};
export const WithError: Story = { args: { value: "", error: "Address Type is required" } };
