import { fn } from "storybook/test";
import type { AdminOrder } from "#contract/admin.ts";
import type { CounterOrders } from "#contract/counter.ts";
import type { OrderList } from "#plugins/counter/ShownOrders.ts";
import type { CardState, CounterViewProps } from "#plugins/counter/views/Counter.types.ts";
import { order, orderItem } from "../../support/commerceBuilders";

export function counterOrder(changes: Partial<AdminOrder> = {}): AdminOrder {
  const customer = { id: "customer-1", name: "Asha Rao", mobile: "9876543210" };
  return {
    ...order(),
    id: "order-100042",
    orderNumber: "20261125-100042",
    slot: "",
    customer,
    isPickedUp: false,
    ...changes,
  };
}

/** One order of each stage; two of them are deliveries of subscriptions. */
export const someOrders = (): AdminOrder[] => [
  counterOrder({
    orderItems: [orderItem(), orderItem({ productVariantId: "v-rice", productName: "Basmati Rice", quantity: 1 })],
  }),
  counterOrder({ id: "o-2", orderNumber: "20261125-100043", packedAt: "2026-11-25T04:00:00.000Z" }),
  counterOrder({
    id: "o-3",
    orderNumber: "20261124-100031",
    slot: "07:00-09:00",
    deliveryDate: "2026-11-25",
    paymentMethod: "WALLET",
    paymentStatus: "SUCCEEDED",
  }),
  counterOrder({
    id: "o-4",
    orderNumber: "20261124-100032",
    slot: "07:00-09:00",
    deliveryDate: "2026-11-25",
    orderState: "SHIPPED",
  }),
  counterOrder({
    id: "o-5",
    orderNumber: "20261125-100044",
    slot: "17:00-19:00",
    deliveryDate: "2026-11-26",
    paymentMethod: "PAYMENT_GATEWAY",
    paymentStatus: "SUCCEEDED",
  }),
];

/** An order with which nothing is going on. */
export const quiet: CardState = {
  isFresh: false,
  isBusy: false,
  refusal: "",
  wait: { since: "12 min ago", isLate: false },
};

export const wholeList = (orders = someOrders()): OrderList => ({ first: orders, newer: [], missing: 0 });

/** The platform's first answer, or what has changed. */
export const counterAnswer = (changes: Partial<CounterOrders> = {}): CounterOrders => ({
  version: "1",
  isWhole: true,
  orders: someOrders(),
  arrived: [],
  totals: { toPack: 3, packed: 1, onTheWay: 1, done: 0 },
  next: {},
  today: "2026-11-25",
  name: "Front desk",
  ends: "2027-02-20T04:00:00.000Z",
  ...changes,
});

export const counterProps = (changes: Partial<CounterViewProps> = {}): CounterViewProps => ({
  storeName: "Fresh Basket",
  logo: "",
  today: "2026-11-25",
  who: "Front desk",
  endsSoon: "",
  orders: wholeList(),
  view: "open",
  way: "all",
  hasBothWays: false,
  countOf: (view) => ({ open: 5, toPack: 3, packed: 1, onTheWay: 1, done: 12 })[view],
  printable: 3,
  isFetchingMore: false,
  moreTrouble: "",
  wanted: "",
  foundInAll: 0,
  trouble: "",
  refusedElsewhere: [],
  isSoundOn: false,
  stateOf: () => quiet,
  nameOf: ({ weight }) => (weight ? `${weight} ml` : ""),
  onView: fn(),
  onWay: fn(),
  onMore: fn(),
  onWanted: fn(),
  onStep: fn(),
  onCancel: fn(),
  onPrint: fn(),
  onPrintToPack: fn(),
  onSound: fn(),
  onRefusalsRead: fn(),
  onRetry: fn(),
  onLogOut: fn(),
  ...changes,
});
