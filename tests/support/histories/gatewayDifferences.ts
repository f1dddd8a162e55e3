import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/db.types.ts";
import type { FakeGateway } from "./FakeGateway";

/**
 * Where the gateway's own records and the shop differ, in sentences: for each payment, what the gateway took and did not
 * give back must be what its order or recharge is due. Everything has come to rest.
 */
export async function gatewayDifferences(db: Db, gateway: FakeGateway): Promise<string[]> {
  const { rows } = await db.orm.execute<{ id: string; order: string | null; state: string | null; due: string }>(sql`
    SELECT p.id, p.order_id AS order, o.order_state AS state,
      CASE WHEN o.id IS NULL THEN p.amount_paise ELSE o.final_price_paise - coalesce(
        (SELECT sum(amount_paise) FROM order_refunds WHERE order_id = o.id), 0) END::text AS due
    FROM payments p LEFT JOIN orders o ON o.id = p.order_id`);
  const { rows: byHand } = await db.orm.execute<{ payment: string; paise: string }>(sql`
    SELECT payment_id AS payment, sum(amount_paise)::text AS paise FROM refunds WHERE state = 'BY_HAND' GROUP BY 1`);
  const hand = new Map(byHand.map(({ payment, paise }) => [payment, Number(paise)]));
  const kept = new Map<string, number>();
  const paymentOf = new Map(gateway.captures.map(({ id, paymentId }) => [id, paymentId]));
  const add = (paymentId: string, paise: number) => kept.set(paymentId, (kept.get(paymentId) ?? 0) + paise);
  for (const { paymentId, amountPaise } of gateway.captures) add(paymentId, amountPaise);
  for (const { captureId, amountPaise, state } of gateway.refunds) {
    if (state === "CONFIRMED") add(paymentOf.get(captureId) ?? "", -amountPaise);
  }
  for (const [paymentId, paise] of hand) add(paymentId, -paise);

  const wrong: string[] = [];
  for (const [paymentId] of kept) if (!rows.some(({ id }) => id === paymentId)) wrong.push(`${paymentId} is not known`);
  const byOrder = new Map<string, { kept: number; due: number; state: string | null }>();
  for (const { id, order, state, due } of rows) {
    const taken = kept.get(id) ?? 0;
    if (order === null) {
      if (taken !== 0 && taken !== Number(due)) wrong.push(`the recharge ${id} keeps ${taken} of ${due}`);
      continue;
    }
    byOrder.set(order, { kept: (byOrder.get(order)?.kept ?? 0) + taken, due: Number(due), state });
  }
  for (const [order, { kept: taken, due, state }] of byOrder) {
    const stands = state !== null && ["PLACED", "SHIPPED", "DELIVERED"].includes(state);
    if (taken !== (stands ? due : 0)) wrong.push(`order ${order} is ${state}, keeps ${taken}, and is due ${due}`);
  }
  return wrong;
}
