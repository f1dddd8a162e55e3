import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategoryRowSkeleton } from "#features/home/views/CategoryRowSkeleton.tsx";

const meta = {
  title: "features/home/CategoryRowSkeleton",
  component: CategoryRowSkeleton,
  args: {},
} satisfies Meta<typeof CategoryRowSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
