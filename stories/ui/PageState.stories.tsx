import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { LinkButton } from "../../src/ui/button/Button";
import { EmptyState } from "../../src/ui/page-state/EmptyState";
import { ErrorState } from "../../src/ui/page-state/ErrorState";

const meta = {
  title: "ui/PageState",
  component: ErrorState,
  args: { status: 503, message: "The shop is resting. Your cart is kept.", onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { status: undefined, title: "You are offline" } };
export const LongText: Story = { args: { message: "AVeryLongWordWithoutAnySpaces".repeat(12) } };
export const Empty: Story = {
  render: () => (
    <EmptyState
      drawing="cart"
      title="Your Cart is Empty"
      text="Browse our products and start adding items to your cart!"
      action={
        <LinkButton href="#category" appearance="primary">
          Shop more
        </LinkButton>
      }
    />
  ),
};
export const EveryDrawing: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))" }}>
      {(["cart", "box", "search", "offline", "address", "store", "error", "document"] as const).map((drawing) => (
        <EmptyState key={drawing} compact drawing={drawing} title={drawing} />
      ))}
    </div>
  ),
};
export const Dark: Story = { ...Empty, globals: { scheme: "dark" } };
