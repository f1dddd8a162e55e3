import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Price } from "#commerce/price/Price.tsx";

const meta = {
  title: "ui/price/Price",
  component: Price,
  args: { sellingPrice: 123450, mrp: 149900, size: "large" },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoSaving: Story = { args: { mrp: 123450 } };
export const ListPriceBelow: Story = { args: { mrp: 100 } };
export const Small: Story = { args: { size: "small" } };
