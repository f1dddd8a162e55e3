import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderView } from "#features/order/views/OrderView.tsx";
import { kiosk, narrow } from "../../../support/builders";
import { address, HOSTILE, LONG, order, orderItem } from "../../../support/commerceBuilders";

const meta = {
  title: "features/order/OrderView",
  component: OrderView,
  args: {
    order: order(),
    isFromCheckout: false,
    paymentLabel: "Cash on delivery",
    shipping: 30,
    nameOf: () => "500 ml",
    onCancel: fn(),
    onInvoice: fn(),
    onReorder: fn(),
  },
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FromCheckout: Story = { args: { isFromCheckout: true } };
export const Pending: Story = { args: { isFromCheckout: true, order: order({ orderState: "PENDING" }) } };
export const NothingToPay: Story = {
  args: {
    paymentLabel: "Online payment",
    order: order({
      paymentMethod: "PAYMENT_GATEWAY",
      paymentStatus: "SUCCEEDED",
      couponDiscount: 87,
      finalPrice: 0,
    }),
  },
};
export const Delivered: Story = { args: { order: order({ orderState: "DELIVERED" }) } };
export const Loading: Story = { args: { order: order({ orderState: "DELIVERED" }), isDownloading: true } };
export const Cancelled: Story = { args: { order: order({ orderState: "CANCELLED", stateReason: "Ordered twice" }) } };
export const WithError: Story = {
  args: { order: order({ orderState: "FAILED", stateReason: "Time Limit Exceeded" }) },
};
export const LongText: Story = {
  args: {
    order: order({
      stateReason: HOSTILE,
      shippingAddress: address({ name: HOSTILE, address: LONG }),
      orderItems: [orderItem({ productName: LONG }), orderItem({ productVariantId: "x", productName: HOSTILE })],
    }),
  },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
