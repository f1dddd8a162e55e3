import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CartLine } from "#features/cart/views/CartLine.tsx";
import { narrow } from "../../../support/builders";
import { cartItem, LONG } from "../../../support/commerceBuilders";
import { pictures } from "../../../support/pictures";
import { LINE, nameOfLine } from "../../../support/saris";

const meta = {
  title: "features/cart/CartLine",
  component: CartLine,
  args: {
    item: cartItem({ thumbnail: pictures.milk }),
    variant: "500 ml",
    onIncrease: fn(),
    onDecrease: fn(),
    onRemove: fn(),
    onUpdate: fn(),
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Increase/ }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
  },
};
/** One piece has one price; of several, the line says what one costs. */
export const Several: Story = {
  args: { item: cartItem({ quantity: 3, sellingPrice: 24, mrp: 30 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/₹24.00 each/)).toBeVisible();
    await expect(canvas.getByText("₹72.00")).toBeVisible();
  },
};
/** A variant is named by its options (ADR 66). */
export const WithOptionsNarrow: Story = { ...narrow, args: { item: cartItem(LINE), variant: nameOfLine(LINE) } };
export const WithError: Story = { args: { item: cartItem({ insufficientStock: true, currentAvailableQuantity: 0 }) } };
export const LongTextNarrow: Story = {
  ...narrow,
  args: { item: cartItem({ productName: LONG, sellingPrice: 1_234_567.5, mrp: 9_876_543.5 }) },
};
