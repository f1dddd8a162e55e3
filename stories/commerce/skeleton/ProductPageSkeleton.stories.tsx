import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductPageSkeleton } from "#commerce/skeleton/ProductPageSkeleton.tsx";

const meta = {
  title: "ui/skeleton/ProductPageSkeleton",
  component: ProductPageSkeleton,
  args: {},
} satisfies Meta<typeof ProductPageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
