import { Type } from "typebox";

/** The price that a screen showed, in rupees. It is only used to answer "the price has changed". */
export const seenPriceInput = Type.Number({ minimum: 0, maximum: 20_000_000 });
