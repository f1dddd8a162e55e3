import { domainToUnicode } from "node:url";
import { wholeListCommand } from "../../wholeListCommand";

export const storeList = wholeListCommand({
  name: "store list",
  summary: "the stores that the database has: friendly id, name, domains",
  heads: ["STORE", "NAME", "DOMAINS"],
  read: async ({ directory }) => ({
    rows: (await directory.all()).map(({ friendlyId, name, domains }) => ({
      friendlyId,
      name,
      domains: domains.map(domainToUnicode),
    })),
  }),
  cells: ({ friendlyId, name, domains }) => [friendlyId, name, domains.join(" ")],
  none: "There is no store yet: make one with `haat store init`.",
});
