import type { ServiceCommand } from "../../Command.types";
import { auditName } from "../../ownerOf";
import { storeOf } from "../../storeOf";

export const storeClose: ServiceCommand<{ store: string; reason?: string }> = {
  name: "store close",
  summary: "closes a shop for a time: its pages say so, and it takes no orders",
  describe: (command) =>
    command
      .argument("<store>", "its friendly id")
      .option("--reason <text>", 'a sentence for shoppers, such as "We are back on Monday."'),
  async run(services, { store, reason = "" }, io) {
    const { storeId, name, friendlyId } = await storeOf(services, store);
    const left = await services.storeDoors.close({ storeId, who: auditName(io) }, reason);
    io.say(`${name} is closed: its pages say so, and it takes no orders.`);
    if (left.orders > 0) io.say(`${counted(left.orders, "order is", "orders are")} on the way and stay so.`);
    if (left.subscriptions > 0) {
      io.say(`${counted(left.subscriptions, "subscription makes", "subscriptions make")} no deliveries meanwhile.`);
    }
    io.say(`To open it again: npm run haat -- store open ${friendlyId}`);
    return 0;
  },
};

export const storeOpen: ServiceCommand<{ store: string }> = {
  name: "store open",
  summary: "opens a shop that was closed",
  describe: (command) => command.argument("<store>", "its friendly id"),
  async run(services, { store }, io) {
    const { storeId, name, friendlyId } = await storeOf(services, store);
    const wasClosed = await services.storeDoors.open({ storeId, who: auditName(io) });
    io.say(wasClosed ? `${name} is open, at /${friendlyId}.` : `${name} was open already, at /${friendlyId}.`);
    return 0;
  },
};

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}`;
