import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductGone } from "#features/product/views/ProductGone.tsx";
import { kiosk, narrow } from "../../../support/builders";

const meta = {
  title: "features/product/ProductGone",
  component: ProductGone,
  args: {},
} satisfies Meta<typeof ProductGone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...narrow };
export const Kiosk: Story = { ...kiosk };
