import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { StoreUnavailableView } from "#app/shell/unavailable/StoreUnavailableView.tsx";

const meta = {
  title: "app/shell/StoreUnavailableView",
  component: StoreUnavailableView,
  args: { reason: "unreachable", status: 503, message: "The shop is being restocked.", onRetry: fn() },
  render: (args, { globals }) => <StoreUnavailableView {...args} dark={globals.scheme === "dark"} />,
} satisfies Meta<typeof StoreUnavailableView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoAnswer: Story = {
  args: { status: undefined, message: "You seem to be offline. Check your connection and try again." },
};
export const Retrying: Story = { args: { onRetry: undefined, retrying: true } };
export const LongText: Story = {
  args: { message: "Weareclosedforstocktakinguntilthefifteenth and a very long reason for it besides. ".repeat(4) },
};
export const UnknownStore: Story = {
  args: { reason: "unknown-store", status: 404, message: "There is no such store.", onRetry: undefined },
};
export const NoStore: Story = {
  args: { reason: "no-store", status: undefined, message: undefined, onRetry: undefined },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
