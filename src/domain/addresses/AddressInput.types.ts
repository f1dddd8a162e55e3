import type { Address } from "../../contract/customers/addresses";

/** The values of the address form. */
export type AddressInput = Omit<Address, "addressType"> & { addressType: string };
