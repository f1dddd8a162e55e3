import { domainToUnicode } from "node:url";
import { wholeListCommand } from "../../wholeListCommand";

export const storeList = wholeListCommand({
  name: "store list",
  summary: "the stores that the database has: friendly id, name, domains, open or closed",
  heads: ["STORE", "NAME", "DOMAINS", "STATE"],
  read: async ({ directory }) => ({
    rows: (await directory.all()).map(({ friendlyId, formerIds, name, domains, closedAt }) => ({
      friendlyId,
      formerIds,
      name,
      domains: domains.map(domainToUnicode),
      closedAt,
    })),
  }),
  cells: ({ friendlyId, name, domains, closedAt }) => [
    friendlyId,
    name,
    domains.join(" "),
    closedAt === null ? "open" : "closed",
  ],
  none: "There is no store yet: make one with `haat store init`.",
});
