import type { api } from "../../../src/contract/api";
import type { WholeReplyOf } from "../../../src/contract/endpoint";

type Api = typeof api;

/** The replies of the reference platform by resource and endpoint; `replyShapes` reads this type. */
export type Replies = {
  [Resource in keyof Api]: { [Name in keyof Api[Resource]]: WholeReplyOf<Api[Resource][Name]> };
};
