import { admin } from "./admin";
import { counter } from "./counter";

/** The calls of the owner's programs and of the store's staff; `api` has those of shoppers. */
export const adminApi = { admin, counter };
