import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { RepeatsOn } from "#features/subscription/views/RepeatsOn.tsx";

const meta = {
  title: "features/subscription/RepeatsOn",
  component: RepeatsOn,
  args: { days: ["MONDAY", "WEDNESDAY", "FRIDAY"] },
} satisfies Meta<typeof RepeatsOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
