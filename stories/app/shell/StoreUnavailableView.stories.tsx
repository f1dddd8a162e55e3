import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StoreUnavailableView } from "../../../src/app/shell/StoreUnavailableView";

const meta = {
  title: "app/shell/StoreUnavailableView",
  component: StoreUnavailableView,
  args: { reason: "unreachable", onRetry: fn() },
} satisfies Meta<typeof StoreUnavailableView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const UnknownStore: Story = { args: { reason: "unknown-store" } };
export const NoStore: Story = { args: { reason: "no-store" } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
