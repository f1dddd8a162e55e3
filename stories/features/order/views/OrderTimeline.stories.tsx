import type { Meta, StoryObj } from "storybook-react-rsbuild";
import type { OrderMomentKind, OrderState } from "#contract/sale/orders.ts";
import { OrderTimeline } from "#features/order/views/OrderTimeline.tsx";
import { kiosk, narrow } from "../../../support/builders";
import { HOSTILE, LONG, order } from "../../../support/commerceBuilders";

/** The time of the moment at this index; moments are half a day apart. */
const at = (index: number) => new Date(Date.parse("2026-03-05T09:30:00Z") + index * 43_200_000).toISOString();

const told = (orderState: OrderState, moments: readonly (OrderMomentKind | [OrderMomentKind, string])[]) =>
  order({
    orderState,
    timeline: moments.map((moment, index) => {
      const [state, note] = typeof moment === "string" ? [moment, ""] : moment;
      return { state, note, at: at(index) };
    }),
  });

const meta = {
  title: "features/order/OrderTimeline",
  component: OrderTimeline,
  args: { order: told("SHIPPED", ["ORDERED", "PAID", "PLACED", "SHIPPED"]) },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WaitingForPayment: Story = { args: { order: told("PENDING", ["ORDERED"]) } };
export const Placed: Story = { args: { order: told("PLACED", ["ORDERED", "PLACED"]) } };
export const Delivered: Story = {
  args: { order: told("DELIVERED", ["ORDERED", "PLACED", "SHIPPED", "PAID", "DELIVERED"]) },
};
export const PaymentFailed: Story = {
  args: { order: told("FAILED", ["ORDERED", ["PAYMENT_FAILED", "Time Limit Exceeded"]]) },
};
export const PaidLate: Story = {
  args: {
    order: told("PLACED", ["ORDERED", ["PAYMENT_FAILED", "Time Limit Exceeded"], "PAYMENT_RETRIED", "PAID", "PLACED"]),
  },
};
export const Cancelled: Story = {
  args: { order: told("CANCELLED", ["ORDERED", "PLACED", ["CANCELLED", "Ordered twice"]]) },
};
export const RefundOnItsWay: Story = {
  args: { order: told("CANCELLED", ["ORDERED", "PAID", "PLACED", ["CANCELLED", "Ordered twice"], "REFUND_STARTED"]) },
};
export const RefundDelayed: Story = {
  args: {
    order: told("CANCELLED", [
      "ORDERED",
      "PAID",
      "PLACED",
      "CANCELLED",
      "REFUND_STARTED",
      ["REFUND_DELAYED" as OrderMomentKind, "Your bank did not take it yet. It is asked again."],
    ]),
  },
};
export const Refunded: Story = {
  args: { order: told("CANCELLED", ["ORDERED", "PAID", "PLACED", "CANCELLED", "REFUND_STARTED", "REFUNDED"]) },
};
export const Untold: Story = { args: { order: order({ orderState: "SHIPPED" }) } };
export const LongText: Story = {
  args: { order: told("CANCELLED", ["ORDERED", "PLACED", ["CANCELLED", `${LONG} ${HOSTILE} ${"x".repeat(120)}`]]) },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
