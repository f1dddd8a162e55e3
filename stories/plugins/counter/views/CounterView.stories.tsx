import { expect, userEvent, within } from "storybook/test";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import type { View } from "#plugins/counter/stagesOf.ts";
import { CounterHead } from "#plugins/counter/views/CounterHead.tsx";
import { CounterView } from "#plugins/counter/views/CounterView.tsx";
import { NumberField } from "#plugins/counter/views/NumberField.tsx";
import { dark, HOSTILE, LONG_NAME, narrow } from "../../../support/builders";
import { orderItem } from "../../../support/commerceBuilders";
import { counterOrder, counterProps, quiet, someOrders, wholeList } from "../counterBuilders";
import "#plugins/counter/counter.css";

const meta = {
  title: "plugins/counter/CounterView",
  component: CounterView,
  subcomponents: { CounterHead, NumberField },
  parameters: { bare: true },
  args: counterProps(),
} satisfies Meta<typeof CounterView>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = {
  orders: {
    first: someOrders(),
    newer: [
      counterOrder({ id: "newest", orderNumber: "20261125-104999" }),
      counterOrder({ id: "just-in", orderNumber: "20261125-105000" }),
    ],
    missing: 4_993,
  },
  countOf: (view: View) => ({ open: 5_000, toPack: 4_998, packed: 1, onTheWay: 1, done: 12 })[view],
  printable: 5,
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Packed: order 100042" }));
    await expect(args.onStep).toHaveBeenCalledWith(expect.objectContaining({ id: "order-100042" }), "packed");
  },
};
export const Loading: Story = { args: { orders: undefined, today: "" } };
export const Empty: Story = { args: { orders: wholeList([]), countOf: () => 0, printable: 0 } };
/** Thousands of orders: the oldest, what is missing, the newest; one came in just now. */
export const Many: Story = {
  args: {
    ...many,
    stateOf: ({ id }) => ({ ...quiet, isFresh: id === "just-in" }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
export const MoreFails: Story = {
  args: { ...many, moreTrouble: "You seem to be offline. Check your connection and try again." },
};
export const ManyNarrow: Story = { ...narrow, args: { ...many, isFetchingMore: true } };
export const ManyDark: Story = { ...dark, args: many };
/** A customer has said the end of their number. */
export const Found: Story = {
  args: { wanted: "043", orders: wholeList(someOrders().slice(1, 2)), foundInAll: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show all orders" }));
    await expect(args.onWanted).toHaveBeenCalledWith("");
  },
};
/** Too many numbers end in it. */
export const FoundTooMany: Story = { args: { wanted: "4", foundInAll: 45 } };
export const FoundNothing: Story = { args: { wanted: "999", orders: wholeList([]) } };
/** The code has to be replaced within a week. */
export const CodeEndsSoon: Story = { args: { endsSoon: "2026-11-29T04:00:00.000Z" } };
export const WithError: Story = {
  args: { orders: undefined, today: "", trouble: "You seem to be offline. Check your connection and try again." },
};
export const Offline: Story = { args: { trouble: "You seem to be offline. Check your connection and try again." } };
export const NewRefusedAndBusy: Story = {
  args: {
    isSoundOn: true,
    stateOf: ({ id }) => ({
      ...quiet,
      isFresh: id === "order-100042",
      isBusy: id === "o-2",
      refusal: id === "o-3" ? "An order that is CANCELLED is not packed." : "",
    }),
  },
};
/** The order was cancelled elsewhere while its card was pressed, and is in another list now. */
export const RefusedElsewhere: Story = {
  args: {
    refusedElsewhere: [{ id: "o-9", number: "100049", why: "An order that is CANCELLED is not packed." }],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "OK" }));
    await expect(args.onRefusalsRead).toHaveBeenCalled();
  },
};
export const Done: Story = {
  args: {
    view: "done",
    orders: wholeList([
      counterOrder({ orderState: "DELIVERED", paymentStatus: "SUCCEEDED" }),
      counterOrder({ id: "o-9", orderState: "CANCELLED", stateReason: "Sold out", paymentStatus: "REFUNDED" }),
    ]),
  },
};
export const LongText: Story = {
  args: {
    storeName: LONG_NAME,
    orders: wholeList([
      counterOrder({
        orderItems: [orderItem({ productName: LONG_NAME, quantity: 1000 })],
        customer: { id: "c", name: HOSTILE, mobile: "9876543210" },
        finalPrice: 1_234_567.5,
      }),
    ]),
  },
};
/** Beside an order of many lines, the button of a short one stays near its number. */
export const LongAndShort: Story = {
  args: {
    orders: wholeList([
      counterOrder({
        orderItems: Array.from({ length: 20 }, (_, index) => orderItem({ productVariantId: `variant-${index}` })),
      }),
      counterOrder({ id: "o-2", orderNumber: "20261125-100043" }),
    ]),
  },
  play: async ({ canvas }) => {
    const heightOf = (number: string) =>
      canvas.getByRole("heading", { name: number }).closest("li")?.getBoundingClientRect().height ?? 0;
    await expect(heightOf("100043")).toBeLessThan(heightOf("100042") / 2);
  },
};
/** Some customers come to the shop. The first order should have been packed by now. */
export const PickupAndDelivery: Story = {
  args: {
    hasBothWays: true,
    orders: wholeList([counterOrder({ isPickedUp: true, paymentStatus: "SUCCEEDED" }), ...someOrders().slice(1)]),
    stateOf: ({ id }) => (id === "order-100042" ? { ...quiet, wait: { since: "21 min ago", isLate: true } } : quiet),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pickup" }));
    await expect(args.onWay).toHaveBeenCalledWith("pickup");
  },
};
/** The orders have the screen: what stands above them takes at most 15 % of a phone. */
export const PickupNarrow: Story = {
  ...narrow,
  args: { ...PickupAndDelivery.args, way: "pickup" },
  play: async ({ canvasElement }) => {
    const orders = canvasElement.querySelector("main")?.getBoundingClientRect();
    await expect(orders?.top).toBeLessThanOrEqual(0.15 * 844);
  },
};
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };
export const Narrow: Story = { ...narrow };
export const Dark: Story = { ...dark };
