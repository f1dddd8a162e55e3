import type { api } from "#contract/api.ts";
import type { WholeReplyOf } from "#contract/endpoint.ts";

type Api = typeof api;

/** The replies of the reference platform by resource and endpoint; `replyShapes` reads this type. */
export type Replies = {
  [Resource in keyof Api]: { [Name in keyof Api[Resource]]: WholeReplyOf<Api[Resource][Name]> };
};
