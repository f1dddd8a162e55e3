import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SetupProduct } from "#features/subscription/views/SetupProduct.tsx";
import { aProduct, aVariant, LONG_NAME, narrow } from "../../../support/builders";

const meta = {
  title: "features/subscription/SetupProduct",
  component: SetupProduct,
  args: { product: aProduct(), variant: aVariant(), name: "500 ml", quantity: 2, onQuantity: fn() },
} satisfies Meta<typeof SetupProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Increase/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(3);
  },
};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { product: aProduct({ name: LONG_NAME }), variant: aVariant({ sellingPrice: 1_234_567.5, mrp: 9_876_543.5 }) },
};
