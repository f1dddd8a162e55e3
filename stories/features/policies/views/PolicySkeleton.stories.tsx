import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PolicySkeleton } from "#features/policies/views/PolicySkeleton.tsx";

const meta = {
  title: "features/policies/PolicySkeleton",
  component: PolicySkeleton,
  args: {},
} satisfies Meta<typeof PolicySkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
