export { AddressBookStore } from "./AddressBookStore";
export { AddressEditor, type AddressInput } from "./AddressEditor";
export { addressText } from "./addressText";
export { bindAddresses } from "./bindAddresses";
export { isSameAddress } from "./isSameAddress";
export type { Place } from "./PostalLookup";
