import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RechargeFields } from "#plugins/wallet/views/RechargeFields.tsx";

const meta = {
  title: "plugins/wallet/RechargeFields",
  component: RechargeFields,
  args: { id: "recharge", sources: ["ONLINE_PAYMENT", "COD"], onRecharge: fn() },
} satisfies Meta<typeof RechargeFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CashOnly: Story = { args: { sources: ["COD"], hindrance: "Payment method not supported" } };
