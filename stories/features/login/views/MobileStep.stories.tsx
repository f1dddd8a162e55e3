import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LoginCard } from "#features/login/views/LoginCard.tsx";
import { MobileStep } from "#features/login/views/MobileStep.tsx";

const meta = {
  title: "features/login/MobileStep",
  component: MobileStep,
  args: { mobile: "", isSending: false, error: "", waitSeconds: 0, onSend: fn() },
  render: (args) => (
    <LoginCard storeName="Fresh Basket" logo="">
      <MobileStep {...args} />
    </LoginCard>
  ),
} satisfies Meta<typeof MobileStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole("button", { name: "Send OTP" });
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/Mobile Number/), "98765-43210");
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith("9876543210");
  },
};
export const TooShort: Story = {
  args: { mobile: "98765" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/Mobile Number/));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Phone number must be 10 digits")).toBeVisible());
  },
};
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Mobile Number/), "9{Backspace}");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText("Phone number is required")).toBeVisible());
  },
};
export const Loading: Story = { args: { mobile: "9876543210", isSending: true } };
export const WithError: Story = {
  args: { mobile: "9876543210", error: "Failed to send OTP. Please try again." },
};
export const Limited: Story = {
  args: { mobile: "9876543210", error: "Too many codes for this number.", waitSeconds: 2400 },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { args: { mobile: "9876543210" }, globals: { scheme: "dark" } };
