export { AddressBookStore } from "./AddressBookStore";
export { AddressDrafts } from "./AddressDrafts";
export { AddressEditor } from "./AddressEditor";
export type { AddressInput } from "./AddressInput.types";
export { addressText } from "./addressText";
export { bindAddresses } from "./bindAddresses";
export { isSameAddress } from "./isSameAddress";
