import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LatestOrder } from "#features/account/views/LatestOrder.tsx";
import { narrow } from "../../../support/builders";
import { LONG, order, orderItem } from "../../../support/commerceBuilders";

const meta = {
  title: "features/account/LatestOrder",
  component: LatestOrder,
  args: {
    order: order({
      orderItems: ["Brown Bread", "Eggs", "Basmati Rice"].map((productName) => orderItem({ productName })),
    }),
    pending: false,
  },
} satisfies Meta<typeof LatestOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { order: undefined, pending: true } };
export const Empty: Story = { args: { order: undefined } };
export const WithError: Story = { args: { order: undefined, failed: true } };
/** A platform whose list of orders leaves out the items: the card shows the order's number alone. */
export const NumberAlone: Story = { args: { order: order({ orderItems: [] }) } };
export const LongText: Story = { args: { order: order({ orderItems: [orderItem({ productName: LONG })] }) } };
export const Narrow: Story = { ...narrow };
