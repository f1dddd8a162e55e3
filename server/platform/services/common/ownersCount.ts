import { type SQL, sql } from "drizzle-orm";
import { productVariants } from "../../db/schema/catalogue";

const { availableQuantity, countedQuantity } = productVariants;

/**
 * The columns that an owner's count writes: the available pieces and, changed by the same number, all pieces ever counted
 * in. The difference of the two is what orders hold, which no count changes. Only orders change one without the other.
 * @param available the new number, or an expression of the column's own value
 */
export const ownersCount = (available: SQL) => ({
  countedQuantity: sql`${countedQuantity} + (${available}) - ${availableQuantity}`,
  availableQuantity: available,
});
