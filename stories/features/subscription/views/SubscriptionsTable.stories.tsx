import { expect, fn, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import type { Subscription } from "#contract/sale/subscriptions.ts";
import { SubscriptionsTable } from "#features/subscription/views/SubscriptionsTable.tsx";
import { LONG_NAME, narrow } from "../../../support/builders";
import { LINE, nameOfLine } from "../../../support/saris";
import { subscription } from "../../../support/subscriptionBuilders";

const { subscriptionItem, subscriptionRecurrence } = subscription();

const meta = {
  title: "features/subscription/SubscriptionsTable",
  component: SubscriptionsTable,
  args: {
    subscriptions: [
      subscription(),
      subscription({
        id: "2",
        isActive: false,
        subscriptionItem: { ...subscriptionItem, productName: "Brown Bread", quantity: 1 },
        subscriptionRecurrence: { ...subscriptionRecurrence, endDate: "2026-12-31", daysOfWeek: ["SUNDAY"] },
      }),
      subscription({ id: "3", pause: { from: "2026-03-10", until: "2026-03-20" } }),
    ],
    nameOf: ({ subscriptionItem }: Subscription) => nameOfLine(subscriptionItem),
    isSwitching: (_id: string): boolean => false,
    onToggle: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onDeliveries: fn(),
  },
} satisfies Meta<typeof SubscriptionsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole("switch")[1] as HTMLElement);
    await expect(args.onToggle).toHaveBeenCalledWith(args.subscriptions[1]);
  },
};
export const Loading: Story = { args: { isSwitching: () => true } };
export const LongText: Story = {
  args: { subscriptions: [subscription({ subscriptionItem: { ...subscriptionItem, productName: LONG_NAME } })] },
};
/** Long names of variants wrap. */
export const WithOptions: Story = {
  args: {
    subscriptions: [subscription({ subscriptionItem: { ...subscriptionItem, ...LINE } })],
  },
};
export const Narrow: Story = { ...narrow };
