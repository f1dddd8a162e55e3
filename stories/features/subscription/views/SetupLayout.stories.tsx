import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SetupLayout } from "#features/subscription/views/SetupLayout.tsx";

const meta = {
  title: "features/subscription/SetupLayout",
  component: SetupLayout,
  args: { children: "The choices", aside: "The summary" },
} satisfies Meta<typeof SetupLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
