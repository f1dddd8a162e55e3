import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ReviewItems } from "#features/cart/views/ReviewItems.tsx";
import { narrow } from "../../../support/builders";
import { cartItem, cartItems, LONG } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/ReviewItems",
  component: ReviewItems,
  args: { items: cartItems(3), nameOf: () => "500 ml" },
} satisfies Meta<typeof ReviewItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { items: [cartItem({ productName: LONG, sellingPrice: 1_234_567.5, quantity: 99 })] },
};
