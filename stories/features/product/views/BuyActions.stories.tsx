import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BuyActions } from "#features/product/views/BuyActions.tsx";
import { aProduct, aVariant } from "../../../support/builders";
import { withShop } from "../../../support/withShop";

const meta = {
  title: "features/product/BuyActions",
  component: BuyActions,
  decorators: [withShop],
  args: { product: aProduct(), variant: aVariant() },
} satisfies Meta<typeof BuyActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A build whose manifests add nothing here; with them: ProductPage. */
export const Empty: Story = {};
