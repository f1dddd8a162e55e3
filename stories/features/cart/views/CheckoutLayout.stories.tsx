import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CheckoutLayout } from "#features/cart/views/CheckoutLayout.tsx";
import { narrow } from "../../../support/builders";

const meta = {
  title: "features/cart/CheckoutLayout",
  component: CheckoutLayout,
  args: { step: 1, title: "Checkout", onStep: fn(), aside: "The summary", bar: "The total", children: "The work" },
} satisfies Meta<typeof CheckoutLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...narrow };
