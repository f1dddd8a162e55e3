import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RechargeModal } from "#plugins/wallet/views/RechargeModal.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "plugins/wallet/RechargeModal",
  component: RechargeModal,
  args: { open: true, sources: ["ONLINE_PAYMENT", "COD"], onCancel: fn(), onRecharge: fn() },
} satisfies Meta<typeof RechargeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CashOnly: Story = { args: { sources: ["COD"] } };
export const OnlineNotSupported: Story = { args: { sources: ["COD"], hindrance: "Payment method not supported" } };
export const Missing: Story = { args: { asked: { amount: 40.5, source: "ONLINE_PAYMENT" } } };
export const Working: Story = { args: { working: true } };
export const WithError: Story = {
  play: async () => {
    // The button is disabled until the form's code has loaded.
    await screen.findByLabelText(/Amount/);
    await userEvent.click(screen.getByRole("button", { name: "Recharge" }));
    // The message's element is replaced while the form is validated, so it is looked up again each time.
    await waitFor(() => expect(screen.getByText("Amount is required")).toBeVisible(), { timeout: 5_000 });
  },
};
export const Recharged: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/Amount/), "250.50");
    await userEvent.click(screen.getByRole("radio", { name: /Cash on Delivery/ }));
    await userEvent.click(screen.getByRole("button", { name: "Recharge" }));
    await expect(args.onRecharge).toHaveBeenCalledWith(250.5, "COD");
  },
};
export const UsualAmount: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "₹500" }));
    await userEvent.click(screen.getByRole("button", { name: "Recharge" }));
    await expect(args.onRecharge).toHaveBeenCalledWith(500, "ONLINE_PAYMENT");
  },
};
export const Narrow: Story = { ...narrow };
