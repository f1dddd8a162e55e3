import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SummaryCard } from "#commerce/summary-card/SummaryCard.tsx";
import { Button } from "#design/button/Button.tsx";
import { LONG_NAME, narrow } from "../../support/builders";

const meta = {
  title: "ui/SummaryCard",
  component: SummaryCard,
  args: {
    title: "Summary",
    rows: [
      { label: "Total price", paise: 123_450 },
      { label: "Discount", paise: -12_000, isSaving: true },
      { label: "Shipping", paise: 4000 },
    ],
    total: { label: "To pay", paise: 115_450 },
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
export const Later: Story = {
  args: {
    total: { label: "Total", paise: 111_450 },
    later: { added: { label: "Delivery adds", paise: 4_000 }, sum: { label: "To pay", paise: 115_450 } },
  },
};
export const Unknown: Story = {
  args: { rows: [{ label: "Total price", paise: undefined }], total: { label: "To pay", paise: undefined } },
};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { rows: [{ label: LONG_NAME, paise: 987_654_300 }], total: { label: "To pay", paise: 987_654_300 } },
};
