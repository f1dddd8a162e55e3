import { endpoint } from "../endpoint";
import type { PicturePath } from "../wire.types";

export type Gender = "MALE" | "FEMALE" | "OTHER";

export interface Profile {
  name: string;
  email: string;
  mobile: string;
  gender: Gender | null;
  /** Empty when the shopper has no photo. */
  dpUrl: PicturePath | "";
}

export interface Customer extends Profile {
  id: string;
  shoppingProfileIdentity: { walletId: string; cartId: string };
}

/** A profile whose fields may be missing, because a new customer has not entered them. */
export type CustomerReply = Partial<Profile> & Pick<Customer, "shoppingProfileIdentity">;

export const customers = {
  get: endpoint<{ params: { customerId: string }; reply: CustomerReply; whole: Customer }>(
    "GET",
    "/api/customers/:customerId",
    "customer",
  ),
  /** The storefront reads the profile again, so the answer may be empty. */
  update: endpoint<{ params: { customerId: string }; body: Profile; reply: unknown; whole: Customer }>(
    "PUT",
    "/api/customers/:customerId",
    "customer",
    { mayBeEmpty: true },
  ),
};
