import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderedItems } from "#features/order/views/OrderedItems.tsx";
import { narrow } from "../../../support/builders";
import { LONG, orderItem } from "../../../support/commerceBuilders";
import { pictures } from "../../../support/pictures";

const meta = {
  title: "features/order/OrderedItems",
  component: OrderedItems,
  args: {
    items: [orderItem({ thumbnail: pictures.milk }), orderItem({ productVariantId: "2" })],
    nameOf: () => "500 ml",
  },
} satisfies Meta<typeof OrderedItems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { items: [orderItem({ productName: LONG, quantity: 99, sellingPrice: 1_234_567.5 })] },
};
