import type { Order, OrderMoment, OrderMomentKind, OrderState } from "../../contract/sale/orders";
import { costsNothing } from "../catalogue";
import { reasonInWords } from "./paymentWords";

/** With a moment that platforms may send already: the bank refused a refund, and it is asked again. */
type MomentKind = OrderMomentKind | "REFUND_DELAYED";

export interface TimelineStep {
  state: MomentKind;
  label: string;
  /** ISO; undefined for steps that are still to come, and when the platform sends no time. */
  at?: string;
  note: string;
  progress: "done" | "current" | "coming";
  tone: "neutral" | "danger";
}

/** What the storefront says about each kind of moment: a new kind does not compile until it is answered here. */
const MOMENTS: Record<MomentKind, { label: string; tone: TimelineStep["tone"]; owes?: 1 | -1 }> = {
  ORDERED: { label: "Ordered", tone: "neutral" },
  PAYMENT_FAILED: { label: "Payment failed", tone: "danger" },
  PAYMENT_RETRIED: { label: "Payment tried again", tone: "neutral" },
  PAID: { label: "Paid", tone: "neutral" },
  PLACED: { label: "Placed", tone: "neutral" },
  SHIPPED: { label: "Shipped", tone: "neutral" },
  DELIVERED: { label: "Delivered", tone: "neutral" },
  CANCELLED: { label: "Cancelled", tone: "danger" },
  // `owes`: the shopper waits for one refund more, or for one less.
  REFUND_STARTED: { label: "Refund on its way", tone: "neutral", owes: 1 },
  REFUND_DELAYED: { label: "Refund delayed", tone: "neutral" },
  REFUNDED: { label: "Refunded", tone: "neutral", owes: -1 },
};

const COMING: Record<OrderState, readonly MomentKind[]> = {
  PENDING: ["PAID", "PLACED", "SHIPPED", "DELIVERED"],
  PLACED: ["SHIPPED", "DELIVERED"],
  SHIPPED: ["DELIVERED"],
  DELIVERED: [],
  FAILED: [],
  CANCELLED: [],
};

/** For platforms without a timeline: the moment that each state of an order stands for. */
const REACHED: Partial<Record<OrderState, OrderMomentKind>> = {
  PLACED: "PLACED",
  SHIPPED: "SHIPPED",
  DELIVERED: "DELIVERED",
  FAILED: "PAYMENT_FAILED",
  CANCELLED: "CANCELLED",
};

/**
 * The steps of an order: those that happened, the oldest first, then those still to come. A kind of moment that this build does
 * not know is left out, because it has no words for it.
 */
export function orderTimeline(order: Order): TimelineStep[] {
  const told = order.timeline?.filter(({ state }) => Object.hasOwn(MOMENTS, state)) ?? [];
  const past = (told.length > 0 ? told : momentsOf(order)).filter(isNotRepeated);
  const coming = comingOf(order, past);
  const steps: TimelineStep[] = past.map(({ state, at, note }, index) => ({
    state,
    label: MOMENTS[state].label,
    ...(at !== "" && { at }),
    note: reasonInWords(note),
    progress: coming.length > 0 && index === past.length - 1 ? "current" : "done",
    tone: MOMENTS[state].tone,
  }));
  return [
    ...steps,
    ...coming.map((state) => ({
      state,
      label: MOMENTS[state].label,
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

function comingOf({ orderState, finalPrice }: Order, past: readonly OrderMoment[]): readonly MomentKind[] {
  const owed = past.reduce((sum, { state }) => sum + (MOMENTS[state].owes ?? 0), 0);
  // An order that costs nothing is never paid (reading 40). A state that this build does not know says nothing about what comes.
  const coming = (COMING[orderState] ?? []).filter((state) => state !== "PAID" || !costsNothing(finalPrice));
  return owed > 0 ? ["REFUNDED", ...coming] : coming;
}
