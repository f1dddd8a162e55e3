import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CheckingOrder } from "#features/cart/views/CheckingOrder.tsx";
import { kiosk, narrow } from "../../../support/builders";

const meta = {
  title: "features/cart/CheckingOrder",
  component: CheckingOrder,
  args: { onCheck: fn() },
} satisfies Meta<typeof CheckingOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
