import type { admin } from "#contract/admin.ts";
import type { Implementation } from "../../http/implementation.types";

/** The handlers of some endpoints of the admin API. */
export type Part<Names extends keyof typeof admin> = Pick<Implementation<typeof admin>, Names>;
