import { expect, fn, screen, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CancelOrderDialog, type CancelOrderDialogModel } from "#commerce/cancel-order/CancelOrderDialog.tsx";

const model: CancelOrderDialogModel = {
  orderId: "order-1",
  reason: "Ordered twice",
  note: "₹87.00 go back to your wallet.",
  isSubmitting: false,
  setReason: fn(),
  close: fn(),
  submit: fn(async () => {}),
};

const meta = {
  title: "ui/cancel-order/CancelOrderDialog",
  component: CancelOrderDialog,
  args: { model },
} satisfies Meta<typeof CancelOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Submit" }));
    await expect(model.submit).toHaveBeenCalledOnce();
  },
};
