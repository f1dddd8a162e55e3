import { admin } from "./admin";

/** What the owner's programs call, beside `api`, which is the shoppers'. */
export const adminApi = { admin };
