import { REFUND_STATES, type RefundState } from "#contract/sale/states/refundStates.ts";
import type { RefundReason, RefundRow } from "../payments.types";

/** The rules of refunds that need no database (ADR 44). */

/** The reason of a refund of a part of a capture, which an owner gave. */
export const IN_PART = "IN_PART";

/** Whether the money that paid for the order goes back; a second or a wrong capture never was the order's. */
export const IS_THE_ORDERS: Record<RefundReason | typeof IN_PART, boolean> = {
  IN_PART: true,
  ORDER_CANCELLED: true,
  OUT_OF_STOCK: true,
  CUSTOMER_ERASED: true,
  ALREADY_PAID: false,
  AMOUNT_MISMATCH: false,
};

/** The reference after a refusal: the gateway answers a refused one with the same refusal for ever. */
export const referenceAfter = (id: string, attempts: number): string => `${id}-${attempts}`;

type Asked = Pick<RefundRow, "id" | "state" | "reference" | "attempts">;

/**
 * Whether the gateway has surely not paid: it was not asked under this reference yet. After an ask without an answer it
 * may have paid.
 */
const isUnasked = ({ id, state, reference, attempts }: Asked) =>
  state === "FAILED" ? reference === referenceAfter(id, attempts) : attempts === 0;

/** Whether an answer about a refund has an effect, by its table and by what the gateway was asked. */
export function mayBecome(refund: Asked, state: RefundState): boolean {
  return REFUND_STATES[refund.state].next.includes(state) && (state !== "BY_HAND" || isUnasked(refund));
}
