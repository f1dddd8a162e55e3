import { userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "#contract/api.ts";
import { Page } from "#features/cart/pages/CartPage.tsx";
import { hindi, LONG_NAME, narrow, rtl, urdu } from "../../../support/builders";
import { addressBook, cart, cartItem, cartItems, checkout } from "../../../support/commerceBuilders";
import { LINE } from "../../../support/saris";
import { leaveOpen, refuse, refuseForNow, reply } from "../../../support/shop/Answer.types";
import { answering, atPath, atRest, showing } from "../../../support/shop/atPath";

const meta = {
  title: "features/cart/CartPage",
  component: Page,
  ...atPath("/cart", { isKnown: true, shows: "Your cart, 3 items" }),
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = showing({ shows: "Your Cart is Empty", answers: [reply(api.carts.get, cart([]))] });
export const Loading: Story = showing({ shows: "", answers: [leaveOpen(api.carts.get)] });
export const WithError: Story = showing({
  shows: "",
  answers: [refuseForNow(api.carts.get, "The store is very busy.")],
});
export const LongText: Story = showing({
  shows: "Your cart, 1 item",
  answers: [
    reply(api.carts.get, cart([cartItem({ productName: LONG_NAME, sellingPrice: 1_234_567.5, mrp: 9_876_543.5 })])),
  ],
});
/** A variant is named by its options (ADR 66). */
export const WithOptions: Story = showing({
  shows: "Unstitched",
  answers: [reply(api.carts.get, cart([cartItem(LINE)]))],
});
/** The second step: delivery address and payment method. */
export const Checkout: Story = {
  play: async (context) => {
    await atRest(context);
    const [button] = context.canvas.getAllByRole("button", { name: "Continue" });
    if (button) await userEvent.click(button);
    await context.canvas.findByRole("radio", { name: /Asha Menon/ });
  },
};
/** The second step of a shopper without an address, who has left the form that opened by itself. */
export const WithoutAddress: Story = {
  ...answering(reply(api.addresses.get, addressBook([]))),
  play: async (context) => {
    await atRest(context);
    const [button] = context.canvas.getAllByRole("button", { name: "Continue" });
    if (button) await userEvent.click(button);
    await context.canvas.findByText("Where should it go");
  },
};
/** Goes through the steps with this payment method, up to the last Continue. */
async function chooseMethod(context: Parameters<typeof atRest>[0], method: RegExp): Promise<void> {
  await atRest(context);
  const go = async () => {
    const [button] = context.canvas.getAllByRole("button", { name: "Continue" });
    if (button) await userEvent.click(button);
  };
  await go();
  await context.canvas.findByRole("radio", { name: /Asha Menon/ });
  await userEvent.click(await context.canvas.findByRole("radio", { name: method }));
  await go();
}
/** The third step: everything before the order is placed. */
export const Review: Story = {
  play: async (context) => {
    await chooseMethod(context, /Cash on delivery/);
    await context.canvas.findAllByRole("button", { name: /Place Order/ });
  },
};
/** A coupon pays for everything (reading 40). */
export const NothingToPay: Story = {
  ...answering(
    reply(
      api.checkouts.update,
      checkout({ cartItems: cartItems(3), paymentMethod: "PAYMENT_GATEWAY", couponDiscount: 201, finalPrice: 0 }),
    ),
  ),
  play: async (context) => {
    await chooseMethod(context, /Online payment/);
    await context.canvas.findAllByText("Nothing to pay");
  },
};
/** The total is too small for an online payment (reading 40). */
export const BelowMinimum: Story = {
  ...answering(
    refuse(
      api.checkouts.update,
      "Online payments start at ₹1.00. Choose another way to pay.",
      409,
      "PAYMENT_BELOW_MINIMUM",
    ),
  ),
  play: async (context) => {
    await chooseMethod(context, /Online payment/);
    await context.canvas.findByText(/^Online payments start at/, { selector: "fieldset *" });
  },
};
export const Narrow: Story = { ...narrow };
export const RightToLeft: Story = { ...rtl };
export const Hindi: Story = { ...hindi };
export const Urdu: Story = { ...urdu };
