import type { AdminOrder } from "#contract/admin.ts";
import type { OrderItem } from "#contract/sale/orders.ts";
import type { Refused } from "../CounterSteps";
import type { NextStep } from "../nextSteps";
import type { Way } from "../ofWay";
import type { OrderList } from "../ShownOrders";
import type { View } from "../stagesOf";
import type { Wait } from "../waitOf";

export interface CardState {
  /** True for an order that came while this page was open, until somebody touches its card. */
  isFresh: boolean;
  isBusy: boolean;
  /** The reason why the last step was refused; else empty. */
  refusal: string;
  /** How long its customer waits; undefined for an order that is finished. */
  wait: Wait | undefined;
}

export interface CounterViewProps {
  storeName: string;
  logo: string;
  /** Today in the store's time zone, `2026-11-25`. */
  today: string;
  /** The name of the code that was used to log in. */
  who: string;
  /** When the code expires, as an ISO date with time; empty while that is far away. */
  endsSoon: string;
  /** The orders of the view; undefined until the platform has answered. */
  orders: OrderList | undefined;
  view: View;
  /** Whether the orders that are picked up are shown, those that are delivered, or all. */
  way: Way;
  /** The store has both orders that are picked up and orders that are delivered. */
  hasBothWays: boolean;
  /** The number of orders in a view, including those that this screen does not have. */
  countOf: (view: View) => number;
  /** How many of the orders to pack are on this screen. */
  printable: number;
  isFetchingMore: boolean;
  /** The reason why more orders could not be fetched; else empty. */
  moreTrouble: string;
  /** The number that is looked for; else empty. `orders` are then those that match. */
  wanted: string;
  /** How many orders of the counter match, including those that this screen does not have. */
  foundInAll: number;
  /** The reason why the last fetch failed. */
  trouble: string;
  /** Orders whose last step was refused and that are not in the list. */
  refusedElsewhere: readonly Refused[];
  isSoundOn: boolean;
  stateOf: (order: AdminOrder) => CardState;
  nameOf: (item: OrderItem) => string;
  onView: (view: View) => void;
  onWay: (way: Way) => void;
  onMore: () => void;
  onWanted: (typed: string) => void;
  onStep: (order: AdminOrder, step: NextStep["step"]) => void;
  onCancel: (order: AdminOrder) => void;
  onPrint: (orders: readonly AdminOrder[]) => void;
  onPrintToPack: () => void;
  onSound: (isOn: boolean) => void;
  onRefusalsRead: () => void;
  onRetry: () => void;
  onLogOut: () => void;
}
