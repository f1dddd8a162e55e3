import { fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FailedPayment } from "#features/cart/views/FailedPayment.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/cart/FailedPayment",
  component: FailedPayment,
  args: {
    reason: "The payment failed or was cancelled",
    orderHref: "/order/order-1/false",
    amount: "₹148.00",
    onTryAgain: fn(),
  },
} satisfies Meta<typeof FailedPayment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again, ₹148.00" }));
  },
};
export const NobodyKnowsWhy: Story = { args: { reason: "" } };
export const AnotherCartByNow: Story = { args: { amount: undefined } };
export const Busy: Story = { args: { busy: true } };
export const Narrow: Story = { ...narrow };
