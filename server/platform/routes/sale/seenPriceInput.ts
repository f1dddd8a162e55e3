import { Type } from "typebox";

/** What a screen showed, in rupees. It can only make the platform say "the price has changed". */
export const seenPriceInput = Type.Number({ minimum: 0, maximum: 20_000_000 });
