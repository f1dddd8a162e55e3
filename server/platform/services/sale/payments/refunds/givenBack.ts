import { and, eq, inArray, sum } from "drizzle-orm";
import { REFUND_STATES, type RefundState } from "#contract/sale/states/refundStates.ts";
import type { Transaction } from "../../../../db/db.types";
import { orderRefunds, refunds } from "../../../../db/schema/payments";
import { nothingWhereAbsent } from "../../../../money";
import type { CaptureRow } from "../payments.types";

/** The paise of an order that the owner has refunded. The caller has locked the order. */
export async function givenBackOfOrder(tx: Transaction, orderId: string): Promise<number> {
  const [found] = await tx
    .select({ paise: sum(orderRefunds.amountPaise).mapWith(Number) })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId));
  return nothingWhereAbsent(found?.paise);
}

type CaptureKey = Pick<CaptureRow, "storeId" | "provider" | "gatewayPaymentId">;

const ofCapture = ({ storeId, provider, gatewayPaymentId }: CaptureKey) =>
  and(eq(refunds.storeId, storeId), eq(refunds.provider, provider), eq(refunds.gatewayPaymentId, gatewayPaymentId));

/** The paise of a capture that are refunded or will be. The caller has locked the payment. */
export async function refundedOfCapture(tx: Transaction, capture: CaptureKey): Promise<number> {
  const [found] = await tx
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(ofCapture(capture));
  return nothingWhereAbsent(found?.paise);
}

const DONE = (Object.keys(REFUND_STATES) as RefundState[]).filter((state) => REFUND_STATES[state].isDone);

/** The paise of a capture that have reached the customer. */
export async function returnedOfCapture(tx: Transaction, capture: CaptureKey): Promise<number> {
  const [found] = await tx
    .select({ paise: sum(refunds.amountPaise).mapWith(Number) })
    .from(refunds)
    .where(and(ofCapture(capture), inArray(refunds.state, DONE)));
  return nothingWhereAbsent(found?.paise);
}
