import type { AdminOrder } from "#contract/admin.ts";
import type { OrderItem } from "#contract/sale/orders.ts";
import type { Refused } from "../CounterSteps";
import type { NextStep } from "../nextSteps";
import type { Way } from "../ofWay";
import type { OrderList } from "../ShownOrders";
import type { View } from "../stagesOf";
import type { Wait } from "../waitOf";

export interface CardState {
  /** The order came while this page was open, and nobody has touched its card yet. */
  isFresh: boolean;
  isBusy: boolean;
  /** Why the last step was refused; empty otherwise. */
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
  /** When the code ends, as an ISO date with time; empty while that is far away. */
  endsSoon: string;
  /** The orders that are looked at; undefined until the platform has answered. */
  orders: OrderList | undefined;
  view: View;
  /** Which of the orders are shown: those that are picked up, those that are delivered, or all. */
  way: Way;
  /** The store has orders of both kinds here. */
  hasBothWays: boolean;
  /** How many orders there are, with those that are not on this screen. */
  countOf: (view: View) => number;
  /** How many of the orders to pack are on this screen. */
  printable: number;
  isFetchingMore: boolean;
  /** Why more orders could not be fetched; empty otherwise. */
  moreTrouble: string;
  /** The number that is looked for; empty while none is. `orders` are then those that have it. */
  wanted: string;
  /** How many orders of the counter have the number that is looked for, with those that are not on this screen. */
  foundInAll: number;
  /** Why the last fetch failed. */
  trouble: string;
  /** Orders that are not in the list and whose last step was refused. */
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
