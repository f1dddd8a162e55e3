import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { EmptyCart } from "#features/cart/views/EmptyCart.tsx";
import { kiosk, narrow } from "../../../support/builders";
import { cartItems } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/EmptyCart",
  component: EmptyCart,
  args: {},
} satisfies Meta<typeof EmptyCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Removed: Story = { args: { removed: cartItems(2), onUndo: fn() } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
