import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { CheckoutSummary } from "#features/cart/views/CheckoutSummary.tsx";
import { kiosk, narrow } from "../../../support/builders";
import { cart, cartItems, checkout } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/CheckoutSummary",
  component: CheckoutSummary,
  args: {
    title: "Summary",
    totals: cart(cartItems(3)),
    action: (
      <Button appearance="primary" size="large" block onClick={fn()}>
        Continue
      </Button>
    ),
  },
} satisfies Meta<typeof CheckoutSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { totals: null } };
export const Pending: Story = { args: { pending: true } };
export const WithDelivery: Story = { args: { totals: checkout(), shipping: 30 } };
export const FreeDelivery: Story = { args: { totals: checkout(), shipping: 0 } };
/** In the cart: the delivery is not in the total. */
export const DeliveryLater: Story = { args: { later: 29 } };
export const FreeDeliveryLater: Story = { args: { later: 0 } };
export const NothingToPay: Story = {
  args: { totals: { ...checkout(), couponDiscount: 87, finalPrice: 0 }, shipping: 30, note: "Nothing to pay" },
};
export const Large: Story = { args: { totals: cart(cartItems(50)), shipping: 0 } };
export const Narrow: Story = { ...narrow, args: { later: 29 } };
export const Kiosk: Story = { ...kiosk };
