import { expect, fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderCard } from "#plugins/counter/views/OrderCard.tsx";
import { OrderMore } from "#plugins/counter/views/OrderMore.tsx";
import { orderItem } from "../../../support/commerceBuilders";
import { LINE, nameOfLine } from "../../../support/saris";
import { counterOrder, quiet } from "../counterBuilders";

import "#plugins/counter/counter.css";

const meta = {
  title: "plugins/counter/OrderCard",
  component: OrderCard,
  subcomponents: { OrderMore },
  args: {
    order: counterOrder(),
    today: "2026-11-25",
    ...quiet,
    nameOf: ({ weight }) => (weight ? `${weight} ml` : ""),
    onStep: fn(),
    onCancel: fn(),
    onPrint: fn(),
  },
  render: (args) => (
    <div className="counter">
      <ul>
        <OrderCard {...args} />
      </ul>
    </div>
  ),
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Packed/ }));
    await expect(args.onStep).toHaveBeenCalled();
  },
};
/** A variant is named by its options (ADR 66). */
export const WithOptions: Story = {
  args: { order: counterOrder({ orderItems: [orderItem(LINE), orderItem()] }), nameOf: nameOfLine },
};
/** Who picks it up pays first: one press takes the cash. */
export const ToBePaid: Story = {
  args: { order: counterOrder({ isPickedUp: true }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Cash received, ₹87\.00/ }));
    await expect(args.onStep).toHaveBeenCalledWith(args.order, "cash");
  },
};
export const PickedUpPaid: Story = {
  args: { order: counterOrder({ isPickedUp: true, paymentStatus: "SUCCEEDED" }) },
};
/** It is packed and waits for its customer, who has not paid yet: handing it over without asking first is in the menu. */
export const ReadyToBePaid: Story = {
  args: { order: counterOrder({ isPickedUp: true, packedAt: "2026-11-25T05:00:00Z" }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More for order 100042" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Picked up, ₹87.00 collected" }));
    await expect(args.onStep).toHaveBeenCalledWith(args.order, "delivered");
  },
};
/** Nothing is collected for what was cancelled before it was paid. */
export const Cancelled: Story = {
  args: { order: counterOrder({ orderState: "CANCELLED", stateReason: "Sold out" }) },
};
export const Refunded: Story = {
  args: { order: counterOrder({ orderState: "DELIVERED", paymentStatus: "REFUNDED" }) },
};
/** It was paid online, and the payment provider has not given the money back yet. */
export const ToBeRefunded: Story = {
  args: {
    order: counterOrder({ orderState: "CANCELLED", paymentMethod: "PAYMENT_GATEWAY", paymentStatus: "SUCCEEDED" }),
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const Fresh: Story = { args: { isFresh: true } };
/** Its customer stands in the shop. */
export const Late: Story = {
  args: {
    order: counterOrder({ isPickedUp: true, paymentStatus: "SUCCEEDED" }),
    wait: { since: "21 min ago", isLate: true },
  },
};
export const WithError: Story = { args: { refusal: "An order that is CANCELLED is not packed." } };
/** Names from right to left move no number beside them. */
export const ArabicNames: Story = {
  args: {
    order: counterOrder({
      orderItems: [orderItem({ productName: "أرز بسمتي" })],
      shippingAddress: { ...counterOrder().shippingAddress, name: "عائشة رحمن", city: "حيدر آباد" },
    }),
  },
};
