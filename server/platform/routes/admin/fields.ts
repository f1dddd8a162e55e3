import { Type } from "typebox";

/** At most so many rows in one answer. */
const MOST = 500;

/** `200`: the call did what it says. */
export const DONE = { done: true } as const;
export const size = Type.Optional(Type.Integer({ minimum: 1, maximum: MOST }));
export const rupees = Type.Number({ minimum: 0, maximum: 20_000_000 });
export const words = (maxLength: number) => Type.String({ maxLength });
