import type { LocalCommand } from "../../Command.types";
import { readStoreFolder } from "../../readStoreFolder";

export const storeCheck: LocalCommand<{ folder: string }> = {
  name: "store check",
  summary: "says everything that is wrong with a shop's folder; writes nothing",
  describe: (command) => command.argument("[folder]", "the shop's folder", "."),
  async runAlone({ folder }, io) {
    const read = await readStoreFolder(folder, false, io);
    if (read === undefined) return 1;
    const variants = read.products.reduce((sum, product) => sum + product.variants.length, 0);
    const [products, categories] = [read.products.length, read.categories.length].map((count) =>
      count.toLocaleString("en-IN"),
    );
    io.say(
      `All is well: ${read.name} has ${products} products, ${variants.toLocaleString("en-IN")} variants and ${categories} categories.`,
    );
    return 0;
  },
};
