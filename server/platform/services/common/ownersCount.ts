import { type SQL, sql } from "drizzle-orm";
import { productVariants } from "../../db/schema/catalogue";

const { availableQuantity, countedQuantity } = productVariants;

/**
 * What the owner's count writes: what is available, and with it, by the same number of pieces, all that was ever counted
 * in. The difference of the two is what orders hold, and no count changes that. Only orders change one without the
 * other.
 * @param available the new number, or an expression of the column's own value
 */
export const ownersCount = (available: SQL) => ({
  countedQuantity: sql`${countedQuantity} + (${available}) - ${availableQuantity}`,
  availableQuantity: available,
});
