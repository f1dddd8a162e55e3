import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DeliveryLine } from "#plugins/shipping/DeliveryLine.tsx";

const meta = {
  title: "plugins/shipping/DeliveryLine",
  component: DeliveryLine,
  args: { label: "Delivered in", time: "30 to 60 minutes" },
} satisfies Meta<typeof DeliveryLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Estimate: Story = {};
export const Expected: Story = { args: { label: "Expected delivery:", time: "3 to 5 days" } };
