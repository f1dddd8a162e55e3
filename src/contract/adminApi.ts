import { admin } from "./admin";
import { counter } from "./counter";

/** What the owner's programs and the store's staff call, beside `api`, which is the shoppers'. */
export const adminApi = { admin, counter };
