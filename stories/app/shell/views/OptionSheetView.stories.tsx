import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OptionRows, type SheetOption } from "#app/shell/views/OptionRows.tsx";
import { OptionSheetView } from "#app/shell/views/OptionSheetView.tsx";
import { OptionPickers } from "#commerce/option-picker/OptionPickers.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import { toPaise, unitPrice, VariantPick } from "#domain/catalogue/index.ts";
import { aProduct, aVariant, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { aBlouse } from "../../../support/saris";
import { tileMaker } from "../../../support/tileMaker";

const milk = aProduct({
  variants: [
    aVariant(),
    aVariant({ variantId: "milk-1000", weight: 1, weightUnit: "LITRE", mrp: 64, sellingPrice: 62 }),
    aVariant({ variantId: "milk-6000", weight: 6, weightUnit: "LITRE", sellingPrice: 360, availableQuantity: 0 }),
  ],
});

function optionsOf(product = milk): SheetOption[] {
  const made = tileMaker();
  return product.variants.map((variant) => ({
    id: variant.variantId,
    title: made.nameOf(variant),
    unitPrice: unitPrice(product, variant, made),
    sellingPrice: toPaise(variant.sellingPrice),
    mrp: toPaise(variant.mrp),
    buy: made.buy(product, variant),
  }));
}

const meta = {
  title: "app/shell/OptionSheetView",
  component: OptionSheetView,
  args: {
    isOpen: true,
    name: "Toned Milk",
    onClose: fn(),
    children: <OptionRows name="Toned Milk" options={optionsOf()} />,
  },
} satisfies Meta<typeof OptionSheetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Add Toned Milk, 1 L to cart" }));
    const remove = await screen.findByRole("button", { name: "Remove Toned Milk, 1 L" });
    // The sheet fades in.
    await waitFor(() => expect(remove).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
const blouse = aBlouse();
/** With more than one option: a picker for each, and a row for what they have chosen. */
export const TwoOptions: Story = {
  args: {
    name: blouse.name,
    children: (
      <OptionRows
        name={blouse.name}
        pickers={
          <OptionPickers
            options={new VariantPick(blouse).optionsFor(blouse.variants[0] ?? aVariant())}
            onChoose={fn()}
          />
        }
        options={optionsOf(blouse).slice(0, 1)}
      />
    ),
  },
};
/** The list left variants out, and they are on their way. */
export const Loading: Story = { args: { name: blouse.name, children: <ListSkeleton rows={5} /> } };
export const WithError: Story = {
  args: {
    name: blouse.name,
    children: <ErrorState compact headingLevel={3} message="Please try again in a moment." onRetry={fn()} />,
  },
};
export const LongText: Story = { args: { name: LONG_NAME } };
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
