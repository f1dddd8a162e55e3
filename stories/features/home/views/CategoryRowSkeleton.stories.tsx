import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { CategoryRowSkeleton } from "../../../../src/features/home/views/CategoryRowSkeleton";

const meta = {
  title: "features/home/CategoryRowSkeleton",
  component: CategoryRowSkeleton,
  args: {},
} satisfies Meta<typeof CategoryRowSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
