import type { Address } from "#contract/customers/addresses.ts";

/** The values of the address form. */
export type AddressInput = Omit<Address, "addressType"> & { addressType: string };
