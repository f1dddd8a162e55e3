import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderCard } from "../../../../plugins/counter/views/OrderCard";
import { orderItem } from "../../../support/commerceBuilders";
import { counterOrder } from "../counterBuilders";

import "../../../../plugins/counter/counter.css";

const meta = {
  title: "plugins/counter/OrderCard",
  component: OrderCard,
  args: {
    order: counterOrder(),
    isFresh: false,
    isBusy: false,
    refusal: "",
    weightOf: (weight) => (weight ? `${weight} ml` : ""),
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
export const Fresh: Story = { args: { isFresh: true } };
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
