import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ListSkeleton } from "../../src/ui/skeleton/ListSkeleton";
import { ProductPageSkeleton } from "../../src/ui/skeleton/ProductPageSkeleton";

const meta = {
  title: "ui/Skeleton",
  component: ListSkeleton,
  args: { rows: 4, picture: true },
} satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ProductPage: Story = { render: () => <ProductPageSkeleton /> };
export const Dark: Story = { globals: { scheme: "dark" } };
