import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderedGoods } from "#features/account/views/OrderedGoods.tsx";
import { narrow } from "../../../support/builders";
import { LONG, order, orderItem } from "../../../support/commerceBuilders";

const meta = {
  title: "features/account/OrderedGoods",
  component: OrderedGoods,
  args: {
    order: order({ orderItems: ["Bread", "Eggs", "Rice", "Dal"].map((productName) => orderItem({ productName })) }),
  },
} satisfies Meta<typeof OrderedGoods>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTextNarrow: Story = {
  ...narrow,
  args: { order: order({ orderItems: [orderItem({ productName: LONG })] }) },
};
