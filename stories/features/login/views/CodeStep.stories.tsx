import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CodeStep } from "#features/login/views/CodeStep.tsx";
import { LoginCard } from "#features/login/views/LoginCard.tsx";

const meta = {
  title: "features/login/CodeStep",
  component: CodeStep,
  args: {
    mobile: "9876543210",
    code: "",
    canVerify: false,
    isVerifying: false,
    isSending: false,
    secondsLeft: 42,
    codeError: "",
    codeHint: "",
    sendError: "",
    onCode: fn(),
    onVerify: fn(),
    onResend: fn(),
    onChangeNumber: fn(),
  },
  render: (args) => (
    <LoginCard storeName="Fresh Basket" logo="">
      <CodeStep {...args} />
    </LoginCard>
  ),
} satisfies Meta<typeof CodeStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change number" }));
    await expect(args.onChangeNumber).toHaveBeenCalledOnce();
  },
};
export const CanResend: Story = {
  args: { secondsLeft: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Resend OTP" }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { code: "123456", isVerifying: true } };
export const WithError: Story = {
  args: { code: "123456", canVerify: true, codeError: "Invalid OTP. Please try again." },
};
export const OutOfReach: Story = {
  args: {
    code: "123456",
    canVerify: true,
    codeError: "Invalid OTP. Please try again.",
    codeHint: "You seem to be offline. Check your connection and try again.",
  },
};
export const TooSoon: Story = { args: { sendError: "Please wait 42 seconds before asking for another code." } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = { args: { code: "123" }, globals: { scheme: "dark" } };
