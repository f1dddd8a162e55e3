import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategoryNavSkeleton } from "#features/category/views/CategoryNavSkeleton.tsx";

const meta = {
  title: "features/category/CategoryNavSkeleton",
  component: CategoryNavSkeleton,
  args: {},
} satisfies Meta<typeof CategoryNavSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
