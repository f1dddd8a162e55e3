import { eq } from "drizzle-orm";
import type { Customer, Profile } from "#contract/customers/customers.ts";
import type { Db } from "../../../db/db.types";
import { customers } from "../../../db/schema/identity";
import { badRequest, conflict, notFound } from "../../../errors";
import { cleanText } from "../../common/cleanText";
import type { Shopper } from "../../common/Shopper.types";
import { words } from "../words";
import { isEmail } from "./checkAddress";

const MAX_NAME_LENGTH = 60;

/** Tells which pictures belong to a shopper. */
export interface OwnPictures {
  /**
   * The path of a picture that this customer uploaded, from its path or its full address; undefined for any other
   * picture.
   */
  ownPath(customerId: string, url: string): string | undefined;
}

export class Profiles {
  constructor(
    private readonly db: Db,
    private readonly pictures: OwnPictures,
  ) {}

  async get(shopper: Shopper, customerId: string): Promise<Customer> {
    checkOwner(shopper, customerId);
    const [row] = await this.db.orm.select().from(customers).where(eq(customers.id, customerId));
    if (!row) throw notFound(words.noCustomer);
    return toCustomer(row);
  }

  /**
   * @throws 409 `MOBILE_IS_LOGIN` for another number, because the shopper logs in with it; 400 for a profile that is
   * not valid
   */
  async update(shopper: Shopper, customerId: string, given: Profile): Promise<Customer> {
    checkOwner(shopper, customerId);
    const name = cleanText(given.name);
    const email = cleanText(given.email);
    if (name.length > MAX_NAME_LENGTH) throw badRequest(words.tooLong(words.name), "INVALID_PROFILE");
    if (email !== "" && !isEmail(email)) throw badRequest(words.validEmail, "INVALID_PROFILE");
    if (shopper.isGuest && !/^(\d{10})?$/.test(given.mobile)) {
      throw badRequest(words.validMobile, "INVALID_PROFILE");
    }
    if (!shopper.isGuest && given.mobile !== shopper.mobile) {
      throw conflict("MOBILE_IS_LOGIN", words.mobileIsLogin);
    }
    const dpUrl = given.dpUrl === "" ? "" : this.pictures.ownPath(customerId, given.dpUrl);
    if (dpUrl === undefined) throw badRequest(words.uploadAgain, "INVALID_PICTURE");
    const [row] = await this.db.orm
      .update(customers)
      .set({ name, email, gender: given.gender, dpUrl, ...(shopper.isGuest && { mobile: given.mobile }) })
      .where(eq(customers.id, customerId))
      .returning();
    if (!row) throw notFound(words.noCustomer);
    return toCustomer(row);
  }
}

function toCustomer(row: typeof customers.$inferSelect): Customer {
  const { id, name, email, mobile, gender, walletId, cartId } = row;
  return { id, name, email, mobile, gender, dpUrl: row.dpUrl, shoppingProfileIdentity: { walletId, cartId } };
}

function checkOwner(shopper: Shopper, customerId: string): void {
  if (customerId !== shopper.customerId) throw notFound(words.noCustomer);
}
