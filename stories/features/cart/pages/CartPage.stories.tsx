import { userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { api } from "../../../../src/contract/api";
import { Page } from "../../../../src/features/cart/pages/CartPage";
import { LONG_NAME, narrow, rtl } from "../../../support/builders";
import { addressBook, cart, cartItem } from "../../../support/commerceBuilders";
import { leaveOpen, refuse, reply } from "../../../support/shop/Answer.types";
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
export const WithError: Story = showing({ shows: "", answers: [refuse(api.carts.get, "The store is very busy.")] });
export const LongText: Story = showing({
  shows: "Your cart, 1 item",
  answers: [
    reply(api.carts.get, cart([cartItem({ productName: LONG_NAME, sellingPrice: 1_234_567.5, mrp: 9_876_543.5 })])),
  ],
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
/** The third step: everything before the order is placed. */
export const Review: Story = {
  play: async (context) => {
    await atRest(context);
    const go = async () => {
      const [button] = context.canvas.getAllByRole("button", { name: "Continue" });
      if (button) await userEvent.click(button);
    };
    await go();
    await context.canvas.findByRole("radio", { name: /Asha Menon/ });
    await userEvent.click(await context.canvas.findByRole("radio", { name: /Cash on delivery/ }));
    await go();
    await context.canvas.findAllByRole("button", { name: /Place Order/ });
  },
};
export const Narrow: Story = { ...narrow };
export const RightToLeft: Story = { ...rtl };
