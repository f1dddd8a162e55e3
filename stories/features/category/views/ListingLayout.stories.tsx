import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ListingLayout } from "#features/category/views/ListingLayout.tsx";

const meta = {
  title: "features/category/ListingLayout",
  component: ListingLayout,
  args: { nav: "The categories", filters: "The filters", children: "The products" },
} satisfies Meta<typeof ListingLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
