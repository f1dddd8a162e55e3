import { Input } from "@fluentui/react-components";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FieldFrame } from "#design/fields/FieldFrame.tsx";

const meta = {
  title: "ui/fields/FieldFrame",
  component: FieldFrame,
  args: { label: "Name", hint: "As the courier calls you", required: true, children: <Input /> },
} satisfies Meta<typeof FieldFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { error: "Name is required" } };
