import { stores } from "../../../db/schema/tenancy";
import { conflict } from "../../../errors";
import { words } from "../../../words";

/** The columns that tell whether a store is closed. */
export const doorColumns = { closedAt: stores.closedAt, closedReason: stores.closedReason };

export type Door = Pick<typeof stores.$inferSelect, keyof typeof doorColumns>;

/** @throws 409 `STORE_CLOSED` with the owner's reason (ADR 68) */
export function refuseClosed({ closedAt, closedReason }: Door): void {
  if (closedAt !== null) throw conflict("STORE_CLOSED", words.storeClosed(closedReason ?? ""));
}
