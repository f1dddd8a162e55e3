import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { OrderNotFound } from "#features/order/views/OrderNotFound.tsx";
import { kiosk, narrow } from "../../../support/builders";

const meta = {
  title: "features/order/OrderNotFound",
  component: OrderNotFound,
  args: {},
} satisfies Meta<typeof OrderNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
