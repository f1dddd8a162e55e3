import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TransactionTable } from "#plugins/wallet/views/TransactionTable.tsx";
import { narrow } from "../../../support/builders";
import { LONG, walletTransaction } from "../../../support/commerceBuilders";

const meta = {
  title: "plugins/wallet/TransactionTable",
  component: TransactionTable,
  args: {
    transactions: [
      walletTransaction(),
      walletTransaction({ dateTime: "2026-03-04T09:30:00.000Z", transactionType: "DEBIT" }),
    ],
  },
} satisfies Meta<typeof TransactionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = {
  ...narrow,
  args: {
    transactions: [walletTransaction({ description: LONG, transactionAmount: 9_876_543.5 }), walletTransaction()],
  },
};
