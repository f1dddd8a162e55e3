import type { Rupees } from "../../src/contract/wire.types";

/** Money is integer paise everywhere inside; the first two stand at the wire alone. */
export const paiseToRupees = (paise: number): Rupees => paise / 100;

/** Half a paisa and more rounds up, so that 0.1 + 0.2 rupees is 30 paise. */
export const rupeesToPaise = (rupees: Rupees): number => Math.round(rupees * 100);

/** `₹45.50`, for lists of numbers. */
export const rupeesText = (rupees: Rupees): string => `₹${rupees.toFixed(2)}`;
