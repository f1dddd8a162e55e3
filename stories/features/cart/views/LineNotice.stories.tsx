import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LineNotice } from "#features/cart/views/LineNotice.tsx";
import { cartItem } from "../../../support/commerceBuilders";

const meta = {
  title: "features/cart/LineNotice",
  component: LineNotice,
  args: { item: cartItem({ insufficientStock: true, currentAvailableQuantity: 1 }), onUpdate: fn(), onRemove: fn() },
} satisfies Meta<typeof LineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fewer: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(args.onUpdate).toHaveBeenCalledWith(1);
  },
};
export const Gone: Story = { args: { item: cartItem({ insufficientStock: true, currentAvailableQuantity: 0 }) } };
export const Dearer: Story = { args: { item: cartItem({ isPriceChanged: true, sellingPrice: 31 }) } };
/** Without a change the notice draws nothing. */
export const Empty: Story = { args: { item: cartItem() } };
