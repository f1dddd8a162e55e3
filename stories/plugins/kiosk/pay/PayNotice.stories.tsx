import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PayNotice } from "#plugins/kiosk/pay/PayNotice.tsx";
import * as english from "#plugins/kiosk/words.en.ts";
import { onSmall, onStage } from "../kioskStage";

const meta = {
  title: "plugins/kiosk/pay/PayNotice",
  component: PayNotice,
  ...onStage,
  args: {
    title: english.notPaid,
    text: english.notPaidText,
    isAlert: true,
    actions: [
      { text: english.payAgain("₹357.00"), onClick: fn() },
      { text: english.anotherWay, onClick: fn() },
    ],
  },
} satisfies Meta<typeof PayNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Try again/ }));
    await expect(args.actions[0]?.onClick).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = {
  args: {
    title: english.checkingTitle,
    text: english.checkingText,
    isAlert: false,
    actions: [{ text: english.checkNow, onClick: fn() }],
  },
};
export const Small: Story = { ...onSmall };
