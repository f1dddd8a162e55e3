import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PaymentFrame } from "#commerce/payment/PaymentFrame.tsx";
import { Button } from "#design/button/Button.tsx";

const meta = {
  title: "ui/payment/PaymentFrame",
  component: PaymentFrame,
  args: {
    drawing: "document",
    tone: "info",
    title: "Your bank is being asked",
    text: "Your order is kept.",
    action: <Button appearance="primary">Check now</Button>,
  },
} satisfies Meta<typeof PaymentFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Danger: Story = { args: { tone: "danger", alert: true, title: "The payment failed" } };
export const Compact: Story = { args: { compact: true } };
