import { randomUUID } from "node:crypto";
import { rupeesText, rupeesToPaise } from "#server/platform/money.ts";
import type { ServiceCommand } from "../../Command.types";
import { ownerOf, withStore } from "../../ownerOf";
import { sentenceOf } from "../../sentenceOf";

export const ordersCollect: ServiceCommand<{ orders: string[]; store?: string }> = {
  name: "orders collect",
  summary: "records that the cash of orders was received before their goods are handed over",
  describe: (command) => void withStore(command.argument("<orders...>", "their numbers")),
  /** Each order by itself, so that one that is paid already does not hold up the others. */
  async run(services, { orders, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    let failed = 0;
    for (const name of orders) {
      try {
        const { id, orderNumber, finalPrice } = await services.ownerOrders.get(owner, name);
        await services.counterCash.receive(owner, id, rupeesToPaise(finalPrice), randomUUID());
        io.say(`Order ${orderNumber}: ${rupeesText(finalPrice)} received.`);
      } catch (error) {
        failed += 1;
        io.warn(`Order ${name}: ${sentenceOf(error)}`);
      }
    }
    return failed > 0 ? 1 : 0;
  },
};
