import { fn } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrdersTable } from "../../../src/features/account/views/OrdersTable";
import { dark, kiosk, narrow } from "../../support/builders";
import { order } from "../../support/commerceBuilders";

const meta = {
  title: "features/account/OrdersTable",
  component: OrdersTable,
  args: {
    orders: [
      order(),
      order({ id: "2", orderNumber: "FB-001041", orderState: "DELIVERED" }),
      order({ id: "3", orderNumber: "FB-001040", orderState: "CANCELLED", finalPrice: 123456.5 }),
    ],
    onView: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof OrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { orders: [] } };
export const Narrow: Story = narrow;
export const Dark: Story = dark;
export const Kiosk: Story = kiosk;
