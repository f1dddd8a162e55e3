import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OptionPicker } from "#commerce/option-picker/OptionPicker.tsx";
import { OptionPickers } from "#commerce/option-picker/OptionPickers.tsx";
import { SwatchDot } from "#commerce/option-picker/SwatchDot.tsx";
import { OptionChooser } from "#features/product/views/OptionChooser.tsx";
import { VariantPicker, type VariantPickerProps } from "#features/product/views/VariantPicker.tsx";
import { aProduct, aVariant, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { aBlouse, optioned } from "../../../support/saris";
import { tileMaker } from "../../../support/tileMaker";

const several = aProduct({
  variants: [
    aVariant(),
    aVariant({ variantId: "milk-1000", weight: 1, weightUnit: "LITRE", mrp: 64, sellingPrice: 62 }),
    aVariant({ variantId: "milk-6000", weight: 6, weightUnit: "LITRE", availableQuantity: 0 }),
  ],
});

/** The story chooses, as the page does. */
function Choosing(props: VariantPickerProps) {
  const { product, onChoose } = props;
  const [chosen, setChosen] = useState(props.variant);
  const choose = (id: string) => {
    setChosen(product.variants.find(({ variantId }) => variantId === id) ?? chosen);
    onChoose(id);
  };
  return <VariantPicker {...props} variant={chosen} onChoose={choose} />;
}

const meta = {
  title: "features/product/VariantPicker",
  component: VariantPicker,
  subcomponents: { OptionChooser, OptionPickers, OptionPicker, SwatchDot },
  args: { product: several, variant: aVariant(), sizes: tileMaker(), onChoose: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof VariantPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (product = aBlouse(), at = 0) => ({ product, variant: product.variants[at] ?? aVariant() });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /1 L/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("milk-1000");
  },
};
/** Colours are swatches: one colour, or two. The legend names the chosen one. */
export const TwoOptions: Story = {
  args: of(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /^Peacock/ }));
    await expect(canvas.getByRole("group", { name: "Colour: Peacock" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};
/** A value that cannot be bought with the rest of the choice says with what it can, and moves the other options there. */
export const NotInThisChoice: Story = {
  args: of(),
  play: async ({ canvas }) => {
    const xl = await canvas.findByRole("radio", { name: /^XL/ });
    await expect(xl).toHaveAccessibleName("XL not in this choice, In Peacock, Temple Gold");
    await userEvent.click(xl);
    await expect(canvas.getByRole("group", { name: "Colour: Peacock" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "There is no Maroon · XL. Peacock · XL is shown instead.",
    );
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("group", { name: "Colour: Maroon" })).toBeVisible();
  },
};
const FLAVOURS = { name: "Flavour", values: ["Chocolate", "Butterscotch", "Red Velvet", "Mango"] };
export const OneOption: Story = {
  args: of(optioned([FLAVOURS], ([flavour]) => (flavour === "Mango" ? { availableQuantity: 0 } : {}))),
};
const WEIGHTS = { name: "Size", values: ["500 g", "1 kg", "2 kg"] };
/** The size makes a difference to the price, the flavour does not. */
export const PricedOption: Story = {
  args: of(optioned([FLAVOURS, WEIGHTS], ([, size]) => (size === "500 g" ? {} : { sellingPrice: 899, mrp: 950 }))),
};
const hundred = optioned([
  { name: "Colour", values: Array.from({ length: 20 }, (_, at) => `Shade ${at + 1}`) },
  { name: "Size", values: ["S", "M", "L", "XL", "XXL"] },
]);
export const HundredVariants: Story = { args: of(hundred) };
export const LongText: Story = {
  args: of(optioned([{ name: LONG_NAME, values: [LONG_NAME, `${LONG_NAME} 2`] }, FLAVOURS])),
};
export const Narrow: Story = { ...narrow, args: of() };
export const Dark: Story = { args: of(aBlouse(), 2), globals: { scheme: "dark" } };
export const RightToLeft: Story = { args: of(), globals: { dir: "rtl" } };
export const Kiosk: Story = { ...kiosk, args: of() };
/** A product with a single variant has no picker. */
export const Empty: Story = { args: { product: aProduct() } };
