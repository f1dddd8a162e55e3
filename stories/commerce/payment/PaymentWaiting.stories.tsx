import { fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PaymentWaiting } from "#commerce/payment/PaymentWaiting.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/payment/PaymentWaiting",
  component: PaymentWaiting,
  // The time limit has passed, so the countdown stays at 0:00 and the screenshot does not change every second.
  args: { until: 0, onCheck: fn(), onGiveUp: fn() },
} satisfies Meta<typeof PaymentWaiting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Check now" }));
  },
};
/** Counted from the moment when the story is drawn. */
export const Running: Story = { render: (args) => <PaymentWaiting {...args} until={Date.now() + 27_500} /> };
export const InATab: Story = { args: { pageUrl: "https://pay.example/1" } };
export const OnTheOrder: Story = { args: { compact: true } };
export const Narrow: Story = { ...narrow, args: { pageUrl: "https://pay.example/1" } };
