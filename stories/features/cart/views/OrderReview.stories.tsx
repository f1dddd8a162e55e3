import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderReview } from "#features/cart/views/OrderReview.tsx";
import { kiosk, narrow } from "../../../support/builders";
import { address, cartItem, cartItems, HOSTILE, LONG } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/OrderReview",
  component: OrderReview,
  args: {
    items: cartItems(3),
    nameOf: () => "500 ml",
    address: address(),
    paymentLabel: "Cash on delivery",
    paymentDescription: "Pay when your order arrives",
    onChange: fn(),
  },
} satisfies Meta<typeof OrderReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Placing: Story = { args: { disabled: true } };
export const FiftyItems: Story = { args: { items: cartItems(50) } };
export const PriceChanged: Story = { args: { items: [cartItem({ isPriceChanged: true, sellingPrice: 31 })] } };
export const LongText: Story = {
  args: { items: [cartItem({ productName: LONG })], address: address({ name: HOSTILE, address: LONG }) },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
