import { fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PaymentUnpaid } from "#commerce/payment/PaymentUnpaid.tsx";
import { dark, narrow } from "../../support/builders";

const meta = {
  title: "ui/payment/PaymentUnpaid",
  component: PaymentUnpaid,
  args: {
    failed: true as boolean,
    reason: "The payment failed or was cancelled",
    amount: "₹148.00",
    busy: false,
    onPay: fn(),
    onOtherWay: fn(),
  },
} satisfies Meta<typeof PaymentUnpaid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again, ₹148.00" }));
  },
};
export const TimeLimit: Story = { args: { reason: "The bank did not confirm the payment in time" } };
export const NobodyKnowsWhy: Story = { args: { reason: "" } };
export const StillWaiting: Story = { args: { failed: false, reason: "" } };
export const NotSupported: Story = { args: { failed: false, reason: "", hindrance: "Payment method not supported" } };
export const Busy: Story = { args: { busy: true } };
export const OnTheOrder: Story = { args: { compact: true, onOtherWay: undefined } };
export const OnTheOrderWaiting: Story = {
  args: { compact: true, failed: false, reason: "", onOtherWay: undefined },
};
export const Narrow: Story = { ...narrow };
export const Dark: Story = { ...dark, args: { compact: true } };
