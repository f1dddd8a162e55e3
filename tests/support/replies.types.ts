import type { api } from "../../src/contract/api";
import type { WholeReplyOf } from "../../src/contract/endpoint";

type Api = typeof api;

/** What the reference platform answers, by resource and endpoint; read as a type by `replyShapes`. */
export type Replies = {
  [Resource in keyof Api]: { [Name in keyof Api[Resource]]: WholeReplyOf<Api[Resource][Name]> };
};
