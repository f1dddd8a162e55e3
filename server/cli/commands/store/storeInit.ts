import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { LocalCommand } from "../../Command.types";

export const storeInit: LocalCommand<{ folder: string }> = {
  name: "store init",
  summary: "writes the folder of an example shop, to be changed into yours",
  describe: (command) => command.argument("<folder>", "a new folder; its name becomes the shop's address"),
  async runAlone({ folder }, io) {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new ConfigError(`${folder} is not empty: name a new folder.`);
    }
    const { exampleFiles } = await import("#server/platform/storeFolder/example/exampleFiles.ts");
    const { addressOf } = await import("#server/platform/storeFolder/example/folderOfGoods.ts");
    for (const [path, bytes] of await exampleFiles(addressOf(folder))) await io.writeFile(join(folder, path), bytes);
    io.say(`${folder} is a shop now. Look at store.yaml first, then:`);
    io.say(`  haat store check ${folder}     says what is wrong with it, and writes nothing`);
    io.say(`  haat store import ${folder}    brings it into the shop, as often as you like`);
    return 0;
  },
};
