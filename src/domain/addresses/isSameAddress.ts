import type { Address } from "../../contract/customers/addresses";

const FIELDS = ["name", "mobile", "address", "pin", "city", "landmark", "addressType"] as const;

/** The same place for the same person, wherever it stands in the book. */
export function isSameAddress(one: Address, other: Address): boolean {
  return FIELDS.every((field) => (one[field] ?? "") === (other[field] ?? ""));
}
