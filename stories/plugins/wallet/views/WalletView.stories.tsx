import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { WalletView } from "#plugins/wallet/views/WalletView.tsx";
import { narrow } from "../../../support/builders";
import { LONG, walletTransaction } from "../../../support/commerceBuilders";

const meta = {
  title: "plugins/wallet/WalletView",
  component: WalletView,
  args: {
    balancePaise: 125_950,
    transactions: [
      walletTransaction({ status: "PENDING", description: "Recharge by cash on delivery" }),
      walletTransaction({ dateTime: "2026-03-04T09:30:00.000Z" }),
      walletTransaction({
        dateTime: "2026-03-03T09:30:00.000Z",
        description: "Order 20260303-100042",
        transactionAmount: 1240.5,
        transactionType: "DEBIT",
      }),
    ],
    page: 1,
    totalPages: 7,
    onPage: fn(),
    onRecharge: fn(),
  },
} satisfies Meta<typeof WalletView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { balancePaise: 0, transactions: [], totalPages: 0 } };
export const NothingToRechargeWith: Story = { args: { onRecharge: undefined } };
export const OnlineNotSupported: Story = {
  args: { onRecharge: undefined, hindrance: "Payment method not supported" },
};
export const LongText: Story = {
  args: { balancePaise: 9_999_999_999, transactions: [walletTransaction({ description: LONG })] },
};
export const Narrow: Story = { ...narrow };
