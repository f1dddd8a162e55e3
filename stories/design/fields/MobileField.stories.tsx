import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { MobileField } from "#design/fields/MobileField.tsx";

const meta = {
  title: "ui/fields/MobileField",
  component: MobileField,
  args: { name: "mobile", value: "9876543210", onChange: fn() },
} satisfies Meta<typeof MobileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { value: "98765", error: "Mobile number must have 10 digits" } };
