import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { subscriptionSummary } from "#domain/subscriptions/index.ts";
import { SetupSummary } from "#features/subscription/views/SetupSummary.tsx";

const meta = {
  title: "features/subscription/SetupSummary",
  component: SetupSummary,
  args: { summary: subscriptionSummary(4_000, 3_400, 2), daysOfWeek: ["MONDAY", "FRIDAY"], onConfirm: fn() },
} satisfies Meta<typeof SetupSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Confirm Subscription" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** Without an address there is no Confirm button. */
export const Empty: Story = { args: { daysOfWeek: [], onConfirm: undefined } };
export const Confirming: Story = { args: { delivery: 29, confirming: true } };
