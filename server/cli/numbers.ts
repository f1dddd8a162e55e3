import { InvalidArgumentError } from "commander";

/** Turns rupees as a person types them (`45`, `45.50`, `1,20,000`) into paise. */
export function paiseOf(typed: string): number {
  const bare = typed.replaceAll(",", "").replace(/^₹/, "");
  if (/^\d{1,8}(\.\d{1,2})?$/.test(bare)) return Math.round(Number(bare) * 100);
  throw new InvalidArgumentError("Give an amount in rupees, such as 45 or 45.50.");
}

export function countOf(typed: string): number {
  if (/^\d{1,9}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("Give a whole number, 0 or more.");
}
