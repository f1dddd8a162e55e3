import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { catalogueColumns } from "#domain/catalogue/index.ts";
import { ProductListing } from "#features/category/views/ProductListing.tsx";
import { aVariant, HOSTILE, kiosk, LONG_NAME, narrow, products } from "../../../support/builders";
import { unavailable } from "../../../support/loaded";
import { listOf } from "../../../support/tileMaker";

const meta = {
  title: "features/category/ProductListing",
  component: ProductListing,
  args: {
    list: listOf(products(10)),
    columns: catalogueColumns(5),
    onIntent: fn(),
  },
} satisfies Meta<typeof ProductListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { list: listOf(products(1)) } };
export const Thousand: Story = { args: { list: listOf(products(1000)) } };
export const SoldOut: Story = {
  args: {
    list: listOf(products(5, (index) => ({ variants: [aVariant({ variantId: `v${index}`, availableQuantity: 0 })] }))),
  },
};
export const Loading: Story = { args: { list: listOf([], { waits: true }) } };
export const Empty: Story = { args: { list: listOf([]) } };
export const WithError: Story = { args: { list: listOf([], { error: unavailable }) } };
export const LongText: Story = {
  args: { list: listOf(products(4, (index) => ({ name: index === 1 ? HOSTILE : LONG_NAME, brand: LONG_NAME }))) },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
