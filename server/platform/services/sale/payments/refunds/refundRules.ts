import { REFUND_STATES, type RefundState } from "#contract/sale/states/refundStates.ts";
import type { RefundReason, RefundRow } from "../payments.types";

/** The rules of refunds that need no database (ADR 44). */

/** The reason of an owner's refund of a part of a capture. */
export const IN_PART = "IN_PART";

/** Whether the refund gives back the money that paid for the order; a second or a wrong capture never did. */
export const IS_THE_ORDERS: Record<RefundReason | typeof IN_PART, boolean> = {
  IN_PART: true,
  ORDER_CANCELLED: true,
  OUT_OF_STOCK: true,
  CUSTOMER_ERASED: true,
  ALREADY_PAID: false,
  AMOUNT_MISMATCH: false,
};

/** A new reference after a refusal, because the gateway repeats its refusal of the old one for ever. */
export const referenceAfter = (id: string, attempts: number): string => `${id}-${attempts}`;

type Asked = Pick<RefundRow, "id" | "state" | "reference" | "attempts">;

/**
 * Whether the gateway has certainly not paid: it was not asked under this reference yet. After a call without an answer it
 * may have paid.
 */
const isUnasked = ({ id, state, reference, attempts }: Asked) =>
  state === "FAILED" ? reference === referenceAfter(id, attempts) : attempts === 0;

/** Whether an answer about a refund has an effect, by the states' table and by what the gateway was asked. */
export function mayBecome(refund: Asked, state: RefundState): boolean {
  return REFUND_STATES[refund.state].next.includes(state) && (state !== "BY_HAND" || isUnasked(refund));
}
