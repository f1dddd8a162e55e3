import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderConfirmation } from "#features/order/views/OrderConfirmation.tsx";
import { LONG_PERSON, narrow } from "../../../support/builders";

const meta = {
  title: "features/order/OrderConfirmation",
  component: OrderConfirmation,
  args: { name: "Asha Menon" },
} satisfies Meta<typeof OrderConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { isPending: true } };
export const LongTextNarrow: Story = { ...narrow, args: { name: LONG_PERSON } };
