import type { Address } from "#contract/customers/addresses.ts";

const FIELDS = ["name", "mobile", "address", "pin", "city", "landmark", "addressType"] as const;

/** True for the same place and person, whatever their places in the address book. */
export function isSameAddress(one: Address, other: Address): boolean {
  return FIELDS.every((field) => (one[field] ?? "") === (other[field] ?? ""));
}
