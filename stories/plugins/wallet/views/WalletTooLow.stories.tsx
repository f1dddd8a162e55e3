import { fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { WalletTooLow } from "#plugins/wallet/views/WalletTooLow.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "plugins/wallet/WalletTooLow",
  component: WalletTooLow,
  args: { balancePaise: 2_000, amountPaise: 6_050, what: "firstDelivery", onRecharge: fn() },
} satisfies Meta<typeof WalletTooLow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Recharge Wallet" }));
  },
};
export const NothingToRechargeWith: Story = { args: { onRecharge: undefined } };
export const LongText: Story = { args: { balancePaise: 123_456_789, amountPaise: 9_999_999_999 } };
export const Narrow: Story = { ...narrow };
