import type { Address } from "#contract/customers/addresses.ts";
import { badRequest } from "../../../errors";
import { cleanText } from "../../common/cleanText";
import { words } from "../words";

const LABELS = {
  name: () => words.name,
  address: () => words.address,
  landmark: () => words.landmark,
  city: () => words.city,
  state: () => words.state,
  country: () => words.country,
  email: () => words.email,
};
/** The largest length of each field (reading 29). */
const LIMITS = { name: 60, address: 200, landmark: 80, city: 80, state: 80, country: 80, email: 254 } as const;

const REQUIRED = ["name", "address", "city", "state", "country"] as const;

/**
 * Trims an address and checks the rules of spec 5 (Address form), because the platform does not rely on the form. @throws
 * 400 with the form's own message
 */
export function checkAddress(given: Address): Address {
  const address: Address = {
    name: cleanText(given.name),
    mobile: cleanText(given.mobile),
    email: cleanText(given.email ?? ""),
    address: cleanText(given.address),
    city: cleanText(given.city),
    landmark: cleanText(given.landmark ?? ""),
    state: cleanText(given.state),
    country: cleanText(given.country),
    pin: cleanText(given.pin),
    addressType: given.addressType,
  };
  for (const part of REQUIRED) {
    if (address[part] === "") throw badRequest(words.required(LABELS[part]()), "INVALID_ADDRESS");
  }
  for (const part of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    if ((address[part] ?? "").length > LIMITS[part]) {
      throw badRequest(words.tooLong(LABELS[part]()), "INVALID_ADDRESS");
    }
  }
  if (!/^\d{10}$/.test(address.mobile)) throw badRequest(words.validMobile, "INVALID_ADDRESS");
  if (!/^\d{6}$/.test(address.pin)) throw badRequest(words.validPincode, "INVALID_ADDRESS");
  if (address.email && !isEmail(address.email)) throw badRequest(words.validEmail, "INVALID_ADDRESS");
  return address;
}

/** Something, an @, and a domain with a dot. Only a message could show whether the address exists. */
export function isEmail(text: string): boolean {
  return text.length <= LIMITS.email && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text);
}
