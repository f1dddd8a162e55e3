import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "../../../src/ui/button/Button";
import { BuyBar } from "../../../src/ui/buy-bar/BuyBar";
import { Price } from "../../../src/ui/price/Price";
import { narrow } from "../../support/builders";

const meta = {
  title: "ui/BuyBar",
  component: BuyBar,
  ...narrow,
  args: {
    start: <Price sellingPrice={3400} mrp={4000} />,
    children: <Button appearance="primary">Add to Cart</Button>,
  },
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar is drawn on phones only. */
export const Narrow: Story = {};
/** With room for two buttons. */
export const WideNarrow: Story = { args: { isWide: true } };
