import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ProductCardSkeleton } from "#commerce/skeleton/ProductCardSkeleton.tsx";

const meta = {
  title: "ui/skeleton/ProductCardSkeleton",
  component: ProductCardSkeleton,
  args: {},
  render: () => (
    <div style={{ width: 240 }}>
      <ProductCardSkeleton />
    </div>
  ),
} satisfies Meta<typeof ProductCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
