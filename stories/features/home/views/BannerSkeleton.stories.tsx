import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BannerSkeleton } from "#features/home/views/BannerSkeleton.tsx";

const meta = {
  title: "features/home/BannerSkeleton",
  component: BannerSkeleton,
  args: {},
} satisfies Meta<typeof BannerSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
