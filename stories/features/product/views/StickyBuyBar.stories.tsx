import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "#design/button/Button.tsx";
import { StickyBuyBar } from "#features/product/views/StickyBuyBar.tsx";
import { aProduct, narrow } from "../../../support/builders";
import { buyOf } from "../../../support/tileMaker";

const meta = {
  title: "features/product/StickyBuyBar",
  component: StickyBuyBar,
  ...narrow,
  args: { buy: buyOf(aProduct()), sellingPrice: 3_400, mrp: 4_000 },
} satisfies Meta<typeof StickyBuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is drawn on phones only. */
export const Narrow: Story = {};
const others = (
  <div>
    <Button block size="large">
      Buy now
    </Button>
  </div>
);
export const WithOthersNarrow: Story = { args: { children: others } };
export const WithOthersLongTextNarrow: Story = {
  args: { children: others, sellingPrice: 123_456_750, mrp: 987_654_350 },
};
export const LongTextNarrow: Story = { args: { sellingPrice: 123_456_750, mrp: 987_654_350 } };
