import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";

const meta = {
  title: "ui/skeleton/ListSkeleton",
  component: ListSkeleton,
  args: { rows: 4, picture: true },
} satisfies Meta<typeof ListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
