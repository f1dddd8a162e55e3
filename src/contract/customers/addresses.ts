import { endpoint } from "../endpoint";

export const ADDRESS_TYPES = ["Home", "Office", "Other"] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export interface Address {
  name: string;
  mobile: string;
  email?: string;
  address: string;
  city: string;
  landmark?: string;
  state: string;
  country: string;
  pin: string;
  addressType: AddressType;
}

export interface AddressBook {
  addressList: Address[];
  /** Index into `addressList`; 0 when the book is empty. */
  defaultAddressIndex: number;
}

/** `id` is the customer's id. */
type Owner = { id: string };

/** A change may be answered with nothing, because the storefront reads the address book again (reading 34). */
type Answer = { reply: Partial<AddressBook> | null; whole: AddressBook };

const change = <Body extends object>(verb: "add" | "update" | "remove" | "default") =>
  endpoint<{ params: Owner; body: Body } & Answer>("POST", `/api/addresses/:id/${verb}`, "customer", {
    mayBeEmpty: true,
  });

export const addresses = {
  get: endpoint<{ params: Owner; reply: AddressBook }>("GET", "/api/addresses/:id", "customer"),
  add: change<{ address: Address }>("add"),
  update: change<{ addressIndex: number; address: Address }>("update"),
  remove: change<{ addressIndex: number }>("remove"),
  setDefault: change<{ addressIndex: number }>("default"),
};
