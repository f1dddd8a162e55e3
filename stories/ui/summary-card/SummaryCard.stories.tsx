import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "../../../src/ui/button/Button";
import { SummaryCard } from "../../../src/ui/summary-card/SummaryCard";
import { LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "ui/SummaryCard",
  component: SummaryCard,
  args: {
    title: "Summary",
    rows: [
      { label: "Total price", amount: "₹1,234.50" },
      { label: "Discount", amount: "−₹120.00", saving: true },
      { label: "Shipping", amount: "₹40.00" },
    ],
    total: { label: "To pay", amount: "₹1,154.50" },
    note: "Prices include all taxes.",
    children: (
      <Button appearance="primary" size="large" block>
        Continue
      </Button>
    ),
  },
} satisfies Meta<typeof SummaryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { pending: true } };
export const LongTextNarrow: Story = {
  ...narrow,
  args: { rows: [{ label: LONG_NAME, amount: "₹98,76,543.00" }], total: { label: "To pay", amount: "₹98,76,543.00" } },
};
