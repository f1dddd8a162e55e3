import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { NoSuchCategory } from "../../../../src/features/category/views/NoSuchCategory";

const meta = {
  title: "features/category/NoSuchCategory",
  component: NoSuchCategory,
  args: {},
} satisfies Meta<typeof NoSuchCategory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
