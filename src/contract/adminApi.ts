import { admin } from "./admin";
import { counter } from "./counter";

/** The calls of the owner's programs and of the store's staff. Those of shoppers are in `api`. */
export const adminApi = { admin, counter };
