import { endpoint } from "./endpoint";

export type AddressType = "Home" | "Office" | "Other";

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

/** `id` is the customer's; every change answers the whole book. */
type Owner = { id: string };

export const addresses = {
  get: endpoint<{ params: Owner; reply: AddressBook }>("GET", "/api/addresses/:id", "customer"),
  add: endpoint<{ params: Owner; body: { address: Address }; reply: AddressBook }>(
    "POST",
    "/api/addresses/:id/add",
    "customer",
  ),
  update: endpoint<{ params: Owner; body: { addressIndex: number; address: Address }; reply: AddressBook }>(
    "POST",
    "/api/addresses/:id/update",
    "customer",
  ),
  remove: endpoint<{ params: Owner; body: { addressIndex: number }; reply: AddressBook }>(
    "POST",
    "/api/addresses/:id/remove",
    "customer",
  ),
  setDefault: endpoint<{ params: Owner; body: { addressIndex: number }; reply: AddressBook }>(
    "POST",
    "/api/addresses/:id/default",
    "customer",
  ),
};
