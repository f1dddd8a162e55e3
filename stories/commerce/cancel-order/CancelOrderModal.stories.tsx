import { expect, fn, screen, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CancelOrderModal } from "#commerce/cancel-order/CancelOrderModal.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/cancel-order/CancelOrderModal",
  component: CancelOrderModal,
  args: { open: true, reason: "", onReason: fn(), onCancel: fn(), onSubmit: fn() },
} satisfies Meta<typeof CancelOrderModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { reason: "Ordered twice" } };
export const Delivered: Story = {
  args: { note: "This order has been delivered and can no longer be cancelled." },
  play: async () => {
    const note = await screen.findByText(/can no longer be cancelled/);
    await waitFor(() => expect(note).toBeVisible());
  },
};
export const Loading: Story = { args: { reason: "Ordered twice", submitting: true } };
export const Narrow: Story = { ...narrow };
