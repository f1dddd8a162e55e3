import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { ServiceCommand } from "../../Command.types";
import { storeOf } from "../../storeOf";
import { writeExport } from "../../writeExport";

interface Options {
  store: string;
  folder: string;
  force?: boolean;
}

export const storeExport: ServiceCommand<Options> = {
  name: "store export",
  summary: "exports a shop's folder, with today's stock, prices and coupons",
  describe: (command) =>
    command
      .argument("<store>", "its friendly id")
      .argument("<folder>", "where it goes")
      .option("--force", "overwrites the files of a folder that is not empty"),
  async prepare({ folder, force = false, store }) {
    if (!force && existsSync(folder) && readdirSync(folder).length > 0) {
      throw new ConfigError(`${folder} is not empty: name a new folder, or add --force to overwrite its files.`);
    }
    return { folder: resolve(folder), store };
  },
  async run(services, { folder, store }, io) {
    const { friendlyId, name } = await storeOf(services, store);
    const exported = await services.storeFolders.export(friendlyId);
    await writeExport(services, exported, folder, io);
    io.say(`${name} is in ${folder}: ${exported.texts.size + exported.pictures.length} files.`);
    return 0;
  },
};
