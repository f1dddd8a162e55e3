import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ReviewItems } from "#features/cart/views/ReviewItems.tsx";
import { narrow } from "../../../support/builders";
import { cartItem, cartItems, LONG } from "../../../support/commerceBuilders";
import { LINE, nameOfLine } from "../../../support/saris";

const meta = {
  title: "features/cart/ReviewItems",
  component: ReviewItems,
  args: { items: cartItems(3), nameOf: nameOfLine },
} satisfies Meta<typeof ReviewItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A variant is named by its options, and its price is not torn apart. */
export const WithOptionsNarrow: Story = {
  ...narrow,
  args: { items: [cartItem({ ...LINE, quantity: 1 })] },
};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { items: [cartItem({ productName: LONG, sellingPrice: 1_234_567.5, quantity: 99 })] },
};
