import { expect, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { homeGridColumns } from "#domain/catalogue/index.ts";
import { PopularProducts } from "#features/home/views/PopularProducts.tsx";
import { HOSTILE, kiosk, LONG_NAME, narrow, products } from "../../../support/builders";
import { failed, onItsWay, there } from "../../../support/loaded";
import { tilesOf } from "../../../support/tileMaker";

const meta = {
  title: "features/home/PopularProducts",
  component: PopularProducts,
  args: {
    products: there({ products: [], total: 12, page: 1, totalPages: 1 }),
    tiles: tilesOf(products(12)),
    columns: homeGridColumns(6),
  },
} satisfies Meta<typeof PopularProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add Product 1 to cart" }));
    await expect(canvas.getByRole("group", { name: "Quantity of Product 1" })).toBeVisible();
  },
};
export const Single: Story = { args: { tiles: tilesOf(products(1)) } };
export const Loading: Story = { args: { products: onItsWay, tiles: undefined } };
export const Empty: Story = { args: { tiles: [] } };
export const WithError: Story = { args: { products: failed, tiles: undefined } };
export const LongText: Story = {
  args: { tiles: tilesOf(products(4, (index) => ({ name: index === 1 ? HOSTILE : LONG_NAME, brand: LONG_NAME }))) },
};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
