import type { ServiceCommand } from "../../Command.types";

export const storeList: ServiceCommand = {
  name: "store list",
  summary: "the stores that the database has: friendly id, name, domains",
  async run({ directory }, _, io) {
    const stores = await directory.all();
    for (const { friendlyId, name, domains } of stores) io.say([friendlyId, name, ...domains].join("\t"));
    if (stores.length === 0) io.warn("There is no store yet: make one with `haat store init`.");
    return 0;
  },
};
