import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductGridSkeleton } from "#commerce/skeleton/ProductGridSkeleton.tsx";

const meta = {
  title: "ui/skeleton/ProductGridSkeleton",
  component: ProductGridSkeleton,
  args: { count: 8, phone: 2, tablet: 3, desktop: 4 },
} satisfies Meta<typeof ProductGridSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
