import { Type } from "typebox";

/** The price that a screen showed, in rupees. Its only effect is the answer "the price has changed". */
export const seenPriceInput = Type.Number({ minimum: 0, maximum: 20_000_000 });
