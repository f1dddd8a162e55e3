import { expect, fn, userEvent } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SubscriptionRow } from "#features/subscription/views/SubscriptionRow.tsx";
import { subscription } from "../../../support/subscriptionBuilders";

const meta = {
  title: "features/subscription/SubscriptionRow",
  component: SubscriptionRow,
  args: {
    subscription: subscription(),
    variant: "500 ml",
    onToggle: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onDeliveries: fn(),
  },
  render: (args) => (
    <table style={{ width: "100%" }}>
      <tbody>
        <SubscriptionRow {...args} />
      </tbody>
    </table>
  ),
} satisfies Meta<typeof SubscriptionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Switching: Story = { args: { switching: true } };
