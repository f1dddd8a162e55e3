import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductTiles } from "#commerce/product-card/ProductTiles.tsx";
import { products } from "../../support/builders";
import { tilesOf } from "../../support/tileMaker";

const meta = {
  title: "ui/product-card/ProductTiles",
  component: ProductTiles,
  args: { label: "Related products", desktop: 4, tiles: tilesOf(products(4)), onIntent: fn() },
} satisfies Meta<typeof ProductTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
