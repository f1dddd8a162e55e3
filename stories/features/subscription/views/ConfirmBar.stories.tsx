import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ConfirmBar } from "#features/subscription/views/ConfirmBar.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/subscription/ConfirmBar",
  component: ConfirmBar,
  ...narrow,
  args: { paise: 6_800, firstDay: "2026-03-06", onConfirm: fn() },
} satisfies Meta<typeof ConfirmBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Confirm Subscription" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** No days are chosen yet. */
export const EmptyNarrow: Story = { args: { firstDay: undefined } };
export const ConfirmingNarrow: Story = { args: { confirming: true } };
export const LongTextNarrow: Story = { args: { paise: 987_654_350, firstDay: "2026-09-30" } };
