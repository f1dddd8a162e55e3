import type { LocalCommand } from "../../Command.types";

export const storeCheck: LocalCommand<{ folder: string; makeCategories?: boolean }> = {
  name: "store check",
  summary: "checks a shop's folder and reports every mistake; writes nothing without --make-categories",
  describe: (command) =>
    void command
      .argument("[folder]", "the shop's folder", ".")
      .option("--make-categories", "first adds the categories of products.csv to categories.csv"),
  async runAlone({ folder, makeCategories }, io) {
    const { readStoreFolder } = await import("../../readStoreFolder");
    const read = await readStoreFolder(folder, { makeCategories }, io);
    if (read === undefined) return 1;
    const { goodsIn } = await import("../../goodsIn");
    io.say(`All is well: ${read.name} has ${goodsIn(read)}.`);
    return 0;
  },
};
