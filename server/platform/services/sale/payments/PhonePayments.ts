import { and, eq, sql } from "drizzle-orm";
import type { PhonePayment } from "#contract/sale/phonePayments.ts";
import { CAPTURE_STATES } from "#contract/sale/states/captureStates.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import { captures, payments } from "../../../db/schema/payments";
import { organizations, stores } from "../../../db/schema/tenancy";
import { notFound } from "../../../errors";
import { paiseToRupees } from "../../../money";
import { words } from "../words";
import { phonePaymentState } from "./phonePaymentState";

/** What a phone may know about a payment whose id it has: nothing that belongs to a person (ADR 51). */
export class PhonePayments {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Answers from the platform's own record, in one statement. @throws 404 */
  async get(storeId: string, id: string): Promise<PhonePayment> {
    const [found] = await this.db.orm
      .select({
        status: payments.status,
        amountPaise: payments.amountPaise,
        createdAt: payments.createdAt,
        storeName: organizations.name,
        order: {
          orderState: orders.orderState,
          paymentStatus: orders.paymentStatus,
          stateReason: orders.stateReason,
        },
        captured: sql<string | null>`(
          SELECT string_agg(DISTINCT ${captures.state}, ',') FROM ${captures} WHERE ${captures.paymentId} = ${payments.id}
        )`,
        isReplaced: sql<boolean>`EXISTS (
          SELECT 1 FROM ${payments} AS later
          WHERE later.order_id = ${payments.orderId} AND later.created_at > ${payments.createdAt}
        )`,
      })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(stores, eq(stores.id, payments.storeId))
      .innerJoin(organizations, eq(organizations.id, stores.orgId))
      .where(and(eq(payments.id, id), eq(payments.storeId, storeId)));
    if (found === undefined) throw notFound(words.noPayment);
    const { amountPaise, createdAt, storeName, captured, ...facts } = found;
    const states = statesIn(captured);
    return {
      state: phonePaymentState({
        ...facts,
        isKept: states.some((state) => !CAPTURE_STATES[state].isRefundedWhole),
        goesBack: states.some((state) => CAPTURE_STATES[state].isRefundedWhole),
      }),
      amount: paiseToRupees(amountPaise),
      storeName,
      ageSeconds: Math.max(0, Math.round((this.clock.now().getTime() - createdAt.getTime()) / 1000)),
    };
  }
}

const ALL = Object.keys(CAPTURE_STATES) as (keyof typeof CAPTURE_STATES)[];

const statesIn = (captured: string | null) => ALL.filter((state) => captured?.split(",").includes(state));
