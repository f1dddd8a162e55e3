import type { Address } from "#contract/customers/addresses.ts";

/** What a test types into the address form. */
export const ADDRESS = {
  name: "Asha Rao",
  mobile: "9876543210",
  address: "12, 4th Cross, Indiranagar",
  pin: "560038",
  city: "Bengaluru",
  state: "Karnataka",
  country: "India",
};

/** The same address as a call of the API carries it. */
export const HOME: Address = { ...ADDRESS, email: "", landmark: "", addressType: "Home" };
