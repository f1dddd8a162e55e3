import type { Order, OrderMoment, OrderMomentKind, OrderState } from "../../contract/sale/orders";
import { reasonInWords } from "./paymentWords";

export interface TimelineStep {
  state: OrderMomentKind;
  label: string;
  /** ISO; undefined for steps that are still to come, and when the platform sends no time. */
  at?: string;
  note: string;
  progress: "done" | "current" | "coming";
  tone: "neutral" | "danger";
}

const LABELS: Record<OrderMomentKind, string> = {
  ORDERED: "Ordered",
  PAYMENT_FAILED: "Payment failed",
  PAYMENT_RETRIED: "Payment tried again",
  PAID: "Paid",
  PLACED: "Placed",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  CANCELLED: "Cancelled",
  REFUND_STARTED: "Refund on its way",
  REFUND_DELAYED: "Refund delayed",
  REFUNDED: "Refunded",
};

const COMING: Partial<Record<OrderState, readonly OrderMomentKind[]>> = {
  PENDING: ["PAID", "PLACED", "SHIPPED", "DELIVERED"],
  PLACED: ["SHIPPED", "DELIVERED"],
  SHIPPED: ["DELIVERED"],
};

/** For platforms without a timeline: the moment that each state of an order stands for. */
const REACHED: Partial<Record<OrderState, OrderMomentKind>> = {
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "PAYMENT_FAILED",
  CANCELLED: "CANCELLED",
};

const BAD: readonly OrderMomentKind[] = ["PAYMENT_FAILED", "CANCELLED"];

/** The steps of an order: those that happened, the oldest first, then those still to come. */
export function orderTimeline(order: Order): TimelineStep[] {
  const past = (order.timeline ?? momentsOf(order)).filter(isNotRepeated);
  const coming = comingOf(order, past);
  const steps: TimelineStep[] = past.map(({ state, at, note }, index) => ({
    state,
    label: LABELS[state],
    ...(at !== "" && { at }),
    note: reasonInWords(note),
    progress: coming.length > 0 && index === past.length - 1 ? "current" : "done",
    tone: BAD.includes(state) ? "danger" : "neutral",
  }));
  return [
    ...steps,
    ...coming.map((state) => ({
      state,
      label: LABELS[state],
      note: "",
      progress: "coming" as const,
      tone: "neutral" as const,
    })),
  ];
}

function momentsOf({ orderDate, orderState, stateReason = "" }: Order): OrderMoment[] {
  const reached = REACHED[orderState];
  const ordered: OrderMoment = { state: "ORDERED", at: orderDate, note: "" };
  return reached === undefined ? [ordered] : [ordered, { state: reached, at: "", note: stateReason }];
}

/** When an order was ordered and placed at the same moment, only PLACED is shown. */
function isNotRepeated(moment: OrderMoment, _index: number, all: readonly OrderMoment[]): boolean {
  return moment.state !== "ORDERED" || !all.some(({ state, at }) => state === "PLACED" && at === moment.at);
}

function comingOf({ orderState }: Order, past: readonly OrderMoment[]): readonly OrderMomentKind[] {
  const owed =
    past.filter(({ state }) => state === "REFUND_STARTED").length -
    past.filter(({ state }) => state === "REFUNDED").length;
  return [...(owed > 0 ? (["REFUNDED"] as const) : []), ...(COMING[orderState] ?? [])];
}
