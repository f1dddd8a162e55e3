import { expect, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CounterView } from "../../../../plugins/counter/views/CounterView";
import { dark, HOSTILE, LONG_NAME, narrow } from "../../../support/builders";
import { orderItem } from "../../../support/commerceBuilders";
import { counterOrder, counterProps, someOrders } from "../counterBuilders";
import "../../../../plugins/counter/counter.css";

const meta = {
  title: "plugins/counter/CounterView",
  component: CounterView,
  parameters: { bare: true },
  args: counterProps(),
} satisfies Meta<typeof CounterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Packed: order 100042" }));
    await expect(args.onStep).toHaveBeenCalledWith(expect.objectContaining({ id: "order-100042" }), "packed");
  },
};
export const Loading: Story = { args: { orders: undefined, today: "" } };
export const Empty: Story = { args: { orders: [], countOf: () => 0 } };
export const WithError: Story = {
  args: { orders: undefined, today: "", trouble: "You seem to be offline. Check your connection and try again." },
};
export const Offline: Story = { args: { trouble: "You seem to be offline. Check your connection and try again." } };
export const NewRefusedAndBusy: Story = {
  args: {
    isSoundOn: true,
    stateOf: ({ id }) => ({
      isFresh: id === "order-100042",
      isBusy: id === "o-2",
      refusal: id === "o-3" ? "An order that is CANCELLED is not packed." : "",
    }),
  },
};
export const Done: Story = {
  args: {
    stage: "done",
    orders: [
      counterOrder({ orderState: "DELIVERED", paymentStatus: "SUCCEEDED" }),
      counterOrder({ id: "o-9", orderState: "CANCELLED", stateReason: "Sold out", paymentStatus: "REFUNDED" }),
    ],
  },
};
export const LongText: Story = {
  args: {
    storeName: LONG_NAME,
    orders: [
      counterOrder({
        orderItems: [orderItem({ productName: LONG_NAME, quantity: 1000 })],
        customer: { id: "c", name: HOSTILE, mobile: "9876543210" },
        finalPrice: 1_234_567.5,
      }),
    ],
  },
};
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };
export const Narrow: Story = { ...narrow };
export const Dark: Story = { ...dark, args: { orders: someOrders() } };
