import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CartLines } from "#features/cart/views/CartLines.tsx";
import { kiosk, narrow } from "../../../support/builders";
import { cartItem, cartItems, HOSTILE, LONG } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/CartLines",
  component: CartLines,
  args: {
    items: cartItems(3),
    nameOf: () => "500 ml",
    onIncrease: fn(),
    onDecrease: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onUpdate: fn(),
  },
} satisfies Meta<typeof CartLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneItem: Story = { args: { items: cartItems(1) } };
export const Removed: Story = {
  args: { isGone: ({ productVariantId }) => productVariantId === "v-1" },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Undo/ }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const FiftyItems: Story = { args: { items: cartItems(50) } };
export const Empty: Story = { args: { items: [] } };
export const WithError: Story = {
  args: {
    items: [
      cartItem({ productVariantId: "gone", insufficientStock: true, currentAvailableQuantity: 0 }),
      cartItem({ productVariantId: "short", quantity: 9, insufficientStock: true, currentAvailableQuantity: 3 }),
      cartItem({ productVariantId: "dearer", sellingPrice: 31, isPriceChanged: true }),
    ],
  },
};
export const LongText: Story = {
  args: { items: [cartItem({ productName: LONG }), cartItem({ productVariantId: "x", productName: HOSTILE })] },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
