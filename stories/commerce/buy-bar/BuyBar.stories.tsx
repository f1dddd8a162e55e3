import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BuyBar } from "#commerce/buy-bar/BuyBar.tsx";
import { Price } from "#commerce/price/Price.tsx";
import { Button } from "#design/button/Button.tsx";
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
