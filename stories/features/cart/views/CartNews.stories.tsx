import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CartNews } from "#features/cart/views/CartNews.tsx";
import { LONG_NAME, narrow } from "../../../support/builders";
import { cartItem } from "../../../support/commerceBuilders";

const dearer = { variantId: "v1", name: "Toned Milk", was: 30, now: 31 };

const meta = {
  title: "features/cart/CartNews",
  component: CartNews,
  args: { prices: [dearer], onSeen: fn(), onShow: fn() },
} satisfies Meta<typeof CartNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "OK" }));
    await expect(args.onSeen).toHaveBeenCalled();
  },
};
/** Only the platform knows that this price has changed. */
export const WithoutTheOldPrice: Story = { args: { prices: [{ ...dearer, was: undefined }] } };
export const Many: Story = {
  args: { prices: Array.from({ length: 9 }, (_, index) => ({ ...dearer, variantId: `v${index}`, now: 31 + index })) },
};
export const Short: Story = {
  args: {
    prices: [],
    short: [
      cartItem({ insufficientStock: true, currentAvailableQuantity: 2 }),
      cartItem({ productVariantId: "v2", insufficientStock: true, currentAvailableQuantity: 0 }),
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { ...narrow, args: { prices: [{ ...dearer, name: LONG_NAME }] } };
