import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ErrorState } from "#design/page-state/ErrorState.tsx";

const meta = {
  title: "ui/page-state/ErrorState",
  component: ErrorState,
  args: { status: 503, message: "The shop is resting. Your cart is kept.", onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { status: undefined, title: "You are offline" } };
export const LongText: Story = { args: { message: "AVeryLongWordWithoutAnySpaces".repeat(12) } };
