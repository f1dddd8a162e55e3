import { domainToUnicode } from "node:url";
import type { ServiceCommand } from "../../Command.types";
import { tabbed } from "../../table";

export const storeList: ServiceCommand = {
  name: "store list",
  summary: "the stores that the database has: friendly id, name, domains",
  async run({ directory }, _, io) {
    const stores = await directory.all();
    for (const { friendlyId, name, domains } of stores)
      io.say(tabbed([friendlyId, name, ...domains.map(domainToUnicode)]));
    if (stores.length === 0) io.warn("There is no store yet: make one with `haat store init`.");
    return 0;
  },
};
