import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StickyBuyBar } from "../../../../src/features/product/views/StickyBuyBar";
import { Button } from "../../../../src/ui/button/Button";
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
