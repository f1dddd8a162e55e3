import type { ServiceCommand } from "../../Command.types";
import { type StockChange, stockChangeOf } from "../../numbers";
import { ownerOf, withStore } from "../../ownerOf";

export const stockSet: ServiceCommand<{ sku: string; pieces: StockChange; store?: string }> = {
  name: "stock set",
  summary: "sets the stock of a SKU: 40, or +12 and -3 for more and fewer",
  describe: (command) =>
    withStore(
      command.argument("<sku>").argument("<pieces>", "a number, or +12 or -3", stockChangeOf),
    ).allowUnknownOption(true),
  async run(services, { sku, pieces, ...options }, io) {
    const stock = await services.ownerGoods.setStock(await ownerOf(services, options, io), sku, pieces);
    io.say(`${sku} has ${stock} pieces.`);
    return 0;
  },
};
