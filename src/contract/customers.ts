import { endpoint } from "./endpoint";
import type { PicturePath } from "./wire.types";

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

export const customers = {
  get: endpoint<{ params: { customerId: string }; reply: Customer }>("GET", "/api/customers/:customerId", "customer"),
  update: endpoint<{ params: { customerId: string }; body: Profile; reply: Customer }>(
    "PUT",
    "/api/customers/:customerId",
    "customer",
  ),
};
