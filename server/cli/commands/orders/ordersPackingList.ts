import { join, parse, resolve } from "node:path";
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
  summary: "the packing list as a PDF: all placed orders that are not packed, or those that are named",
  describe: (command) =>
    withStore(command.argument("[orders...]", "numbers of orders"))
      .option("--slot <from-until>", "only deliveries of subscriptions in a slot, such as 07:00-09:00")
      .option("--out <file>", "where it goes", "packing-list.pdf"),
  prepare: async (options) => ({ ...options, out: resolve(options.out) }),
  /** A list of more than 500 orders becomes several files, so that it is complete. */
  async run(services, { orders, out, slot, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    for await (const { pdf, count, part, parts, total } of services.packingLists.parts(owner, orders, slot)) {
      const file = part === 1 ? out : numbered(out, part);
      await io.writeFile(file, pdf);
      const [here, all] = [count, total].map((each) => each.toLocaleString("en-IN"));
      if (parts === 1) io.say(`${file} has ${count === 1 ? "1 order" : `${here} orders`}.`);
      else io.say(`${file} has ${here} of ${all} orders: part ${part} of ${parts}.`);
    }
    return 0;
  },
};

/** `list.pdf` is followed by `list-2.pdf`. */
function numbered(file: string, part: number): string {
  const { dir, name, ext } = parse(file);
  return join(dir, `${name}-${part}${ext}`);
}
