import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LinkButton } from "#design/button/Button.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";

const meta = {
  title: "ui/page-state/EmptyState",
  component: EmptyState,
  args: {
    drawing: "cart",
    title: "Your Cart is Empty",
    text: "Browse our products and start adding items to your cart!",
    action: (
      <LinkButton href="#category" appearance="primary">
        Shop more
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { compact: true, action: undefined } };
