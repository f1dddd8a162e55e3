import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderInfo } from "#features/order/views/OrderInfo.tsx";
import { order } from "../../../support/commerceBuilders";

const meta = {
  title: "features/order/OrderInfo",
  component: OrderInfo,
  args: { order: order(), children: "Expected delivery: 3 to 5 days" },
} satisfies Meta<typeof OrderInfo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = { args: { order: order({ orderState: "CANCELLED", stateReason: "Ordered twice" }) } };
