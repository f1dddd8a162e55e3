import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PaymentChoice } from "#commerce/payment/PaymentChoice.tsx";
import { Button } from "#design/button/Button.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/payment/PaymentChoice",
  component: PaymentChoice,
  args: {
    title: "Payment Method",
    legend: "Choose how to pay",
    emptyText: "This store takes no orders online at the moment. Your cart is kept.",
    methods: [{ method: "COD", label: "Cash on delivery", description: "Pay when your order arrives" }],
    chosen: null,
    onChoose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PaymentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: "COD" } };
export const Loading: Story = { args: { pending: true } };
export const Empty: Story = { args: { methods: [] } };
const hindered = {
  method: "PAYMENT_GATEWAY",
  label: "Online payment",
  description: "UPI, cards and net banking",
  hindrance: "Payment method not supported",
};
export const NotSupported: Story = { args: { methods: [hindered, ...meta.args.methods] } };
export const NothingSupported: Story = { args: { methods: [hindered] } };
export const WithError: Story = { args: { failure: { message: "You seem to be offline." } } };
/** When the address before it is saved, the choice takes the focus. */
export const ItsTurn: Story = {
  render: function AfterAddress(args) {
    const [turn, setTurn] = useState(0);
    return (
      <>
        <Button onClick={() => setTurn(turn + 1)}>Save address</Button>
        <PaymentChoice {...args} turn={turn} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save address" }));
    await expect(canvas.getByRole("radio", { name: /Cash on delivery/ })).toHaveFocus();
  },
};
export const Narrow: Story = { ...narrow };
