import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LongTiles } from "#commerce/product-card/LongTiles.tsx";
import { catalogueColumns } from "#domain/catalogue/index.ts";
import { products } from "../../support/builders";
import { listOf } from "../../support/tileMaker";

const meta = {
  title: "ui/product-card/LongTiles",
  component: LongTiles,
  args: { list: listOf(products(60)), label: "Products", ...catalogueColumns(4) },
} satisfies Meta<typeof LongTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { list: listOf([], { waits: true }) } };
