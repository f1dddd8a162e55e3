import { Type } from "typebox";

/** The most rows in one answer. */
const MOST = 500;

/** The answer of a call that has nothing else to report. */
export const DONE = { done: true } as const;
export const size = Type.Optional(Type.Integer({ minimum: 1, maximum: MOST }));
export const rupees = Type.Number({ minimum: 0, maximum: 20_000_000 });
export const words = (maxLength: number) => Type.String({ maxLength });
