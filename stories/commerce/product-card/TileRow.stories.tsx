import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { TileRow } from "#commerce/product-card/TileRow.tsx";
import { LONG_NAME, narrow, products } from "../../support/builders";
import { tilesOf } from "../../support/tileMaker";

const meta = {
  title: "ui/product-card/TileRow",
  component: TileRow,
  args: {
    label: "Related products",
    tiles: tilesOf(products(5, (index) => ({ averageRating: 4.3, ratingCount: index }))),
    onIntent: fn(),
  },
} satisfies Meta<typeof TileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { tiles: tilesOf(products(1)) } };
export const LongText: Story = { args: { tiles: tilesOf(products(5, () => ({ name: LONG_NAME, brand: LONG_NAME }))) } };
export const Narrow: Story = { ...narrow };
