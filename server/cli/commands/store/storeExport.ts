import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { ServiceCommand } from "../../Command.types";
import { storeOf } from "../../storeOf";

interface Options {
  folder: string;
  store?: string;
  force?: boolean;
}

export const storeExport: ServiceCommand<Options> = {
  name: "store export",
  summary: "gives a shop's folder back, with today's stock, prices and coupons",
  describe: (command) =>
    command
      .argument("<folder>", "where it goes")
      .option("--store <friendly id>", "which shop; needed where there are several")
      .option("--force", "overwrites the files of a folder that is not empty"),
  async prepare({ folder, force = false, store }) {
    if (!force && existsSync(folder) && readdirSync(folder).length > 0) {
      throw new ConfigError(`${folder} is not empty: name a new folder, or add --force to overwrite its files.`);
    }
    return { folder: resolve(folder), store };
  },
  async run(services, { folder, store }, io) {
    const { friendlyId, name } = await storeOf(services, store);
    const { texts, pictures } = await services.storeFolders.export(friendlyId);
    for (const [path, bytes] of texts) await io.writeFile(join(folder, path), bytes);
    for (const [at, { path, key }] of pictures.entries()) {
      io.progress(`Pictures: ${at + 1} of ${pictures.length} …`);
      const picture = await services.storePictures.get(key);
      if (picture === undefined) io.warn(`${path} is not on the shelf any more.`);
      else await io.writeFile(join(folder, path), picture);
    }
    io.say(`${name} is in ${folder}: ${texts.size + pictures.length} files.`);
    return 0;
  },
};
