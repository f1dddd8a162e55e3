import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategoryNavSkeleton } from "../../../../src/features/category/views/CategoryNavSkeleton";

const meta = {
  title: "features/category/CategoryNavSkeleton",
  component: CategoryNavSkeleton,
  args: {},
} satisfies Meta<typeof CategoryNavSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
