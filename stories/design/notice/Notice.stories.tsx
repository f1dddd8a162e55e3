import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { Notice } from "#design/notice/Notice.tsx";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/Notice",
  component: Notice,
  args: { tone: "warning", role: "status", children: "Only 2 left in stock", action: <Button>Update to 2</Button> },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Danger: Story = { args: { tone: "danger", children: "Your payment did not go through." } };
export const WithoutAction: Story = { args: { children: "The price is now ₹1,234.50", action: undefined } };
export const LongText: Story = {
  args: {
    children:
      "Your wallet has ₹12.00, which does not pay for the subscription of Organic Alphonso Mangoes from Ratnagiri of ₹9,99,999.00.",
  },
};
export const LongTextNarrow: Story = { ...LongText, ...narrow };
