import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { NoQuery } from "#features/search/views/NoQuery.tsx";

const meta = {
  title: "features/search/NoQuery",
  component: NoQuery,
  args: {},
} satisfies Meta<typeof NoQuery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
