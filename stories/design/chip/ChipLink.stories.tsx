import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ChipLink } from "#design/chip/ChipLink.tsx";

const meta = {
  title: "ui/chip/ChipLink",
  component: ChipLink,
  args: { href: "#dairy", children: "Dairy & Eggs" },
} satisfies Meta<typeof ChipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { current: true } };
