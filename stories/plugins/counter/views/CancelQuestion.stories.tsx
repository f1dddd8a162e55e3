import { expect, fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CancelQuestion } from "#plugins/counter/views/CancelQuestion.tsx";
import { counterOrder } from "../counterBuilders";
import "#plugins/counter/counter.css";

const meta = {
  title: "plugins/counter/CancelQuestion",
  component: CancelQuestion,
  args: {
    order: counterOrder({ paymentMethod: "WALLET", paymentStatus: "SUCCEEDED" }),
    reason: "",
    busy: false,
    onReason: fn(),
    onKeep: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CancelQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Keep the order" }));
    await expect(args.onKeep).toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
/** Its cash is in the till. */
export const PaidInCash: Story = { args: { order: counterOrder({ isPickedUp: true, paymentStatus: "SUCCEEDED" }) } };
