import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";

const meta = {
  title: "ui/page-state/PageSpinner",
  component: PageSpinner,
  args: { label: "Loading your orders" },
} satisfies Meta<typeof PageSpinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
