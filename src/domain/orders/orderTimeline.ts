import type { Order, OrderMoment, OrderMomentKind } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { costsNothing } from "../catalogue";
import { reasonInWords } from "./paymentWords";
import * as words from "./words.en";

export interface TimelineEntry {
  state: OrderMomentKind;
  label: string;
  /** ISO; undefined for a moment still to come, and when the platform sends no time. */
  at?: string;
  note: string;
  progress: "done" | "current" | "coming";
  tone: "neutral" | "danger";
}

/** How each kind of moment is shown. A new kind does not compile until it has an entry here. */
const MOMENTS: Record<OrderMomentKind, { label: string; tone: TimelineEntry["tone"]; owes?: 1 | -1 }> = {
  ORDERED: { label: words.ordered, tone: "neutral" },
  PAYMENT_FAILED: { label: words.paymentFailed, tone: "danger" },
  PAYMENT_RETRIED: { label: words.paymentTriedAgain, tone: "neutral" },
  PAID: { label: words.paid, tone: "neutral" },
  PLACED: { label: words.placed, tone: "neutral" },
  SHIPPED: { label: words.shipped, tone: "neutral" },
  DELIVERED: { label: words.delivered, tone: "neutral" },
  CANCELLED: { label: words.cancelled, tone: "danger" },
  // `owes`: from now on the store owes the shopper one refund more, or one less.
  REFUND_STARTED: { label: words.refundOnItsWay, tone: "neutral", owes: 1 },
  REFUND_DELAYED: { label: words.refundDelayed, tone: "neutral" },
  REFUNDED: { label: words.refunded, tone: "neutral", owes: -1 },
};

/**
 * The timeline of an order: the moments that happened, the oldest first, then those still to come. A kind of moment that
 * this build does not know is left out, because it has no words for it.
 */
export function orderTimeline(order: Order): TimelineEntry[] {
  const known = order.timeline?.filter(({ state }) => Object.hasOwn(MOMENTS, state)) ?? [];
  const past = (known.length > 0 ? known : momentsOf(order)).filter(isNotRepeated);
  const coming = comingOf(order, past);
  const entries: TimelineEntry[] = past.map(({ state, at, note }, index) => ({
    state,
    label: MOMENTS[state].label,
    ...(at !== "" && { at }),
    note: reasonInWords(note),
    progress: coming.length > 0 && index === past.length - 1 ? "current" : "done",
    tone: MOMENTS[state].tone,
  }));
  return [
    ...entries,
    ...coming.map((state) => ({
      state,
      label: MOMENTS[state].label,
      note: "",
      progress: "coming" as const,
      tone: "neutral" as const,
    })),
  ];
}

/** For platforms without a timeline. */
function momentsOf({ orderDate, orderState, stateReason = "" }: Order): OrderMoment[] {
  const ordered: OrderMoment = { state: "ORDERED", at: orderDate, note: "" };
  const meaning = ORDER_STATES[orderState];
  // An order that waits for its payment has reached nothing yet. Of a state that this build does not know, nothing is
  // known.
  if (meaning === undefined || meaning.waitsForPayment) return [ordered];
  return [ordered, { state: meaning.moment, at: "", note: stateReason }];
}

/** When an order was ordered and placed at the same moment, only PLACED is shown. */
function isNotRepeated(moment: OrderMoment, _index: number, all: readonly OrderMoment[]): boolean {
  return moment.state !== "ORDERED" || !all.some(({ state, at }) => state === "PLACED" && at === moment.at);
}

function comingOf({ orderState, finalPrice }: Order, past: readonly OrderMoment[]): readonly OrderMomentKind[] {
  const owed = past.reduce((sum, { state }) => sum + (MOMENTS[state].owes ?? 0), 0);
  // An order that costs nothing is never paid (reading 40). For a state that this build does not know, nothing is expected.
  const coming = (ORDER_STATES[orderState]?.coming ?? []).filter(
    (state) => state !== "PAID" || !costsNothing(finalPrice),
  );
  return owed > 0 ? ["REFUNDED", ...coming] : coming;
}
