import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductActions } from "#features/product/views/ProductActions.tsx";
import { aProduct, aVariant } from "../../../support/builders";
import { withShop } from "../../../support/withShop";

const meta = {
  title: "features/product/ProductActions",
  component: ProductActions,
  decorators: [withShop],
  args: { product: aProduct(), variant: aVariant() },
} satisfies Meta<typeof ProductActions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A build whose manifests add nothing here. */
export const Empty: Story = {};
