import { resolve } from "node:path";
import type { ServiceCommand } from "../../Command.types";
import { ownerOf, withStore } from "../../ownerOf";

interface Options {
  orders: string[];
  out: string;
  slot?: string;
  store?: string;
}

export const ordersPackingList: ServiceCommand<Options> = {
  name: "orders packing-list",
  summary: "a PDF of what has to be packed: all placed orders that are not packed, or those that are named",
  describe: (command) =>
    withStore(command.argument("[orders...]", "numbers of orders"))
      .option("--slot <from-until>", "only deliveries of subscriptions in a slot, such as 07:00-09:00")
      .option("--out <file>", "where it goes", "packing-list.pdf"),
  prepare: async (options) => ({ ...options, out: resolve(options.out) }),
  async run(services, { orders, out, slot, ...options }, io) {
    const { pdf, count } = await services.packingLists.pdf(await ownerOf(services, options, io), orders, slot);
    await io.writeFile(out, pdf);
    io.say(`${out} has ${count === 1 ? "1 order" : `${count} orders`}.`);
    return 0;
  },
};
