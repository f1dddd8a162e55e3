import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { NoSuchCategory } from "#features/category/views/NoSuchCategory.tsx";

const meta = {
  title: "features/category/NoSuchCategory",
  component: NoSuchCategory,
  args: {},
} satisfies Meta<typeof NoSuchCategory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
