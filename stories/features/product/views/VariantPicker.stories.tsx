import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { VariantPicker } from "#features/product/views/VariantPicker.tsx";
import { aProduct, aVariant } from "../../../support/builders";
import { tileMaker } from "../../../support/tileMaker";

const several = aProduct({
  variants: [
    aVariant(),
    aVariant({ variantId: "milk-1000", weight: 1, weightUnit: "LITRE", mrp: 64, sellingPrice: 62 }),
    aVariant({ variantId: "milk-6000", weight: 6, weightUnit: "LITRE", availableQuantity: 0 }),
  ],
});

const meta = {
  title: "features/product/VariantPicker",
  component: VariantPicker,
  args: { product: several, value: "milk-500", sizes: tileMaker(), onChoose: fn() },
} satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /1 L/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("milk-1000");
  },
};
/** A product with a single variant has no picker. */
export const Empty: Story = { args: { product: aProduct() } };
