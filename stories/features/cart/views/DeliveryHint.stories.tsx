import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { DeliveryHint } from "#features/cart/views/DeliveryHint.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/cart/DeliveryHint",
  component: DeliveryHint,
  args: { text: "Add ₹142.00 more for free delivery" },
} satisfies Meta<typeof DeliveryHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { text: "Add ₹12,34,567.00 more for free delivery" } };
export const Narrow: Story = { ...narrow };
