import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { type Cell, TileWindow } from "#commerce/product-card/TileWindow.tsx";
import { products } from "../../support/builders";
import { tilesOf } from "../../support/tileMaker";

const tiles = tilesOf(products(8));

const meta = {
  title: "ui/product-card/TileWindow",
  component: TileWindow,
  args: {
    label: "Products",
    desktop: 4,
    count: 8,
    total: 8,
    from: 0,
    size: 8,
    cellAt: (index: number): Cell<unknown> => tiles[index],
  },
} satisfies Meta<typeof TileWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Three cells are loaded, one has failed, the others are loading. */
export const WithError: Story = {
  args: {
    cellAt: (index: number): Cell<unknown> => (index < 3 ? tiles[index] : index === 3 ? { retry: fn() } : undefined),
  },
};
