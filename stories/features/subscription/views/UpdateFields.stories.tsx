import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { UpdateFields } from "#features/subscription/views/UpdateFields.tsx";
import { subscription } from "../../../support/subscriptionBuilders";

const meta = {
  title: "features/subscription/UpdateFields",
  component: UpdateFields,
  args: { id: "update", subscription: subscription(), today: "2026-03-05", onRefused: fn(), onSave: fn() },
} satisfies Meta<typeof UpdateFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
