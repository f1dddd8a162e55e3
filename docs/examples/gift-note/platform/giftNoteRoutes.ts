import { Type } from "typebox";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/db.types.ts";
import { type Implementation, input } from "#server/platform/http/implementation.types.ts";
import { cleanText } from "#server/platform/services/common/cleanText.ts";
import { type giftNotes as contract, NOTE_LENGTH } from "../contract";
import { noteOfCart } from "./noteOfCart";
import { giftNotes } from "./tables";

export const giftNoteRoutes = ({ db }: { db: Db; clock: Clock }): Implementation<typeof contract> => ({
  get: {
    summary: "The gift note of the shopper's cart",
    handle: async ({ customer }) => ({ text: await noteOfCart(db.orm, customer) }),
  },
  save: {
    summary: "Write the gift note of the shopper's cart; an empty one is none",
    body: input(Type.Object({ text: Type.String({ maxLength: NOTE_LENGTH }) })),
    handle: async ({ customer, body }) => {
      const text = cleanText(body.text);
      const row = { cartId: customer.cartId, text };
      await db.orm.insert(giftNotes).values(row).onConflictDoUpdate({ target: giftNotes.cartId, set: { text } });
      return { text };
    },
  },
});
