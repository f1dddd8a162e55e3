import type { ServiceCommand } from "../../Command.types";
import { auditName } from "../../ownerOf";
import { storeOf } from "../../storeOf";

export const storeRename: ServiceCommand<{ store: string; name: string }> = {
  name: "store rename",
  summary: "gives a shop another address; the old one leads to it",
  describe: (command) =>
    command.argument("<store>", "its friendly id").argument("<name>", "the new one, such as my-shop"),
  async run(services, { store, name }, io) {
    const found = await storeOf(services, store);
    const former = await services.storeNames.rename({ storeId: found.storeId, who: auditName(io) }, name);
    if (former === name) {
      io.say(`${found.name} is at /${name} already.`);
      return 0;
    }
    io.say(`${found.name} is at /${name}. /${former} leads there and stays its own.`);
    io.say(`Before the next import, write in its store.yaml: friendlyId: ${name}`);
    return 0;
  },
};
