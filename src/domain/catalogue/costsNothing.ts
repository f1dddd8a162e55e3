import type { Rupees } from "#contract/wire.types.ts";
import { toPaise } from "./toPaise";

/** True when there is nothing to pay for this total, so that no payment is started for it (reading 40). */
export const costsNothing = (finalPrice: Rupees): boolean => toPaise(finalPrice) === 0;
