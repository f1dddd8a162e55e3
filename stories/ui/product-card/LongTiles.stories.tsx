import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { catalogueColumns } from "../../../src/domain/catalogue";
import { LongTiles } from "../../../src/ui/product-card/LongTiles";
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
