import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductPageSkeleton } from "#commerce/skeleton/ProductPageSkeleton.tsx";
import { ProductFacts } from "#features/product/views/ProductFacts.tsx";
import { ProductView } from "#features/product/views/ProductView.tsx";
import { aProduct, aVariant, HOSTILE, kiosk, LONG_NAME, narrow } from "../../../support/builders";
import { pictures } from "../../../support/pictures";
import { buyOf, tileMaker } from "../../../support/tileMaker";
import { withShop } from "../../../support/withShop";

const milk = aProduct({
  description: "<p>Fresh every morning, from farms within 80 km.</p><ul><li>No additives</li><li>Pasteurised</li></ul>",
  facts: [
    { name: "countryOfOrigin", label: "Country of origin", value: "India" },
    { name: "shelfLife", label: "Shelf life", value: "2 days" },
    { name: "storage", label: "How to store", value: "Below 4 °C" },
  ],
  variants: [
    aVariant({ imagePathList: [pictures.milk, pictures.greens] }),
    aVariant({ variantId: "milk-1000", weight: 1, weightUnit: "LITRE", mrp: 64, sellingPrice: 62 }),
    aVariant({
      variantId: "milk-6000",
      weight: 6,
      weightUnit: "LITRE",
      mrp: 372,
      sellingPrice: 372,
      availableQuantity: 0,
    }),
  ],
});

/** The view's props for this product, with its first variant chosen. */
const of = (product = milk) => ({ product, variant: product.variants[0] ?? aVariant(), buy: buyOf(product) });

const meta = {
  title: "features/product/ProductView",
  component: ProductView,
  subcomponents: { ProductFacts },
  decorators: [withShop],
  args: { ...of(), sizes: tileMaker(), onChoose: fn(), onShare: fn() },
} satisfies Meta<typeof ProductView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /1 L/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("milk-1000");
  },
};
export const Rated: Story = { args: of(aProduct({ averageRating: 4.3, ratingCount: 1204 })) };
export const OneVariant: Story = { args: of(aProduct({ variants: [aVariant({ availableQuantity: 3 })] })) };
export const SoldOut: Story = { args: of(aProduct({ variants: [aVariant({ availableQuantity: 0 })] })) };
export const NoSaving: Story = { args: of(aProduct({ variants: [aVariant({ mrp: 30, sellingPrice: 34 })] })) };
export const Loading: Story = { render: () => <ProductPageSkeleton /> };
export const LongText: Story = {
  args: of(
    aProduct({
      name: LONG_NAME,
      brand: LONG_NAME,
      description: `<p>${LONG_NAME.repeat(5)}</p>`,
      facts: [{ name: "care", label: LONG_NAME, value: LONG_NAME }],
    }),
  ),
};
/** A description from the store runs no script, draws no frame and sets no style (bar 12). */
export const Hostile: Story = {
  args: of(
    aProduct({
      name: HOSTILE,
      description: `<p id="root" class="x" style="position:fixed;inset:0">Words</p>
        <script>window.ran = true</script><img src="x" onerror="window.ran = true">
        <a href="javascript:window.ran = true">one</a><a href="https://example.com/">two</a>
        <iframe src="https://example.com"></iframe><form action="https://example.com"><input name="otp"></form>
        <style>body { display: none }</style><svg onload="window.ran = true"></svg>`,
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText("Words")).toBeVisible());
    const words = canvas.getByText("Words").parentElement;
    await expect(words?.querySelector("script, iframe, form, input, style, svg, [onerror], [style], [id]")).toBeNull();
    await expect(words?.querySelector("a[href^='javascript']")).toBeNull();
    await expect(words?.querySelector("a[href]")?.getAttribute("rel")).toContain("noopener");
    await expect(canvasElement.ownerDocument.defaultView).not.toHaveProperty("ran");
  },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
