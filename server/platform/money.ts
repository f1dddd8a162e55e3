import type { Rupees } from "#contract/wire.types.ts";

/** Money inside the platform is integer paise. These two functions convert it where it enters or leaves. */
export const paiseToRupees = (paise: number): Rupees => paise / 100;

/** Rounds half a paisa up, so that 0.1 + 0.2 rupees are 30 paise. */
export const rupeesToPaise = (rupees: Rupees): number => Math.round(rupees * 100);

/**
 * For paise where nothing means 0: a sum or a balance without a row, or a minimum that an owner did not set. Never use it
 * for an unknown amount.
 */
export const nothingWhereAbsent = (paise: number | null | undefined): number => paise ?? 0;

/** `₹45.50`: always two decimals, so that amounts line up in lists. */
export const rupeesText = (rupees: Rupees): string => `₹${rupees.toFixed(2)}`;
