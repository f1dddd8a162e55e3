import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrdersTable } from "#features/account/views/OrdersTable.tsx";
import { narrow } from "../../../support/builders";
import { LONG, order, orderItem } from "../../../support/commerceBuilders";

const meta = {
  title: "features/account/OrdersTable",
  component: OrdersTable,
  args: {
    orders: [
      order(),
      order({
        id: "2",
        orderNumber: "FB-001041",
        orderState: "DELIVERED",
        orderItems: ["Brown Bread", "Eggs", "Basmati Rice", "Toor Dal"].map((productName) =>
          orderItem({ productName }),
        ),
      }),
      order({ id: "3", orderNumber: "FB-001040", orderState: "CANCELLED", finalPrice: 123456.5 }),
    ],
    onView: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof OrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A platform whose list of orders leaves out the items: the table shows order numbers alone. */
export const NumbersAlone: Story = { args: { orders: [order({ orderItems: [] })] } };
export const LongText: Story = {
  args: {
    orders: [order({ orderItems: [orderItem({ productName: LONG }), orderItem({ productName: `${LONG} 2` })] })],
  },
};
export const Empty: Story = { args: { orders: [] } };
export const Narrow: Story = { ...narrow };
