import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { EmptyState } from "#design/page-state/EmptyState.tsx";

const meta = {
  title: "ui/page-state/EmptyState",
  component: EmptyState,
  args: {
    drawing: "cart",
    title: "Your Cart is Empty",
    text: "Browse our products and start adding items to your cart!",
    link: { href: "#category", text: "Shop more" },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { compact: true, link: undefined } };
