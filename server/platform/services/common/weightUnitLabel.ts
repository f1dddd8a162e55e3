import { enumValues } from "./enumValues";

/** `GRAM` → `g`; the key in lower case when it has no label. */
export const weightUnitLabel = (unit: string): string => enumValues.ProductWeightUnit[unit] ?? unit.toLowerCase();
