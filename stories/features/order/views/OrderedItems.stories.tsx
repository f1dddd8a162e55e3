import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderedItems } from "#features/order/views/OrderedItems.tsx";
import { narrow } from "../../../support/builders";
import { LONG, orderItem } from "../../../support/commerceBuilders";
import { pictures } from "../../../support/pictures";
import { LINE, nameOfLine } from "../../../support/saris";

const meta = {
  title: "features/order/OrderedItems",
  component: OrderedItems,
  args: {
    items: [orderItem({ thumbnail: pictures.milk }), orderItem({ productVariantId: "2" })],
    nameOf: nameOfLine,
  },
} satisfies Meta<typeof OrderedItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A variant is named by its options, and its price is not torn apart. */
export const WithOptionsNarrow: Story = {
  ...narrow,
  args: { items: [orderItem({ ...LINE, quantity: 1 })] },
};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { items: [orderItem({ productName: LONG, quantity: 99, sellingPrice: 1_234_567.5 })] },
};
