import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { IconAction } from "#design/shell/IconAction.tsx";

const meta = {
  title: "ui/shell/IconAction",
  component: IconAction,
  args: { href: "#cart", icon: "cart", label: "Cart, 3 items", count: 3 },
} satisfies Meta<typeof IconAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { label: "Cart", count: 0 } };
