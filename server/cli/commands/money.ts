import type { ServiceCommand } from "../Command.types";
import { ownerOf, withStore } from "../ownerOf";
import { rupees, table } from "../table";

type Store = { store?: string };

const rechargesList: ServiceCommand<Store> = {
  name: "recharges list",
  summary: "wallet recharges whose cash waits to be collected",
  describe: (command) => void withStore(command),
  async run(services, options, io) {
    const rows = (await services.ownerMoney.recharges(await ownerOf(services, options, io))).map((recharge) => [
      recharge.id,
      recharge.createdAt.toISOString(),
      rupees(recharge.amountPaise),
      recharge.mobile,
      recharge.name || "-",
    ]);
    for (const line of table(rows)) io.say(line);
    if (rows.length === 0) io.warn("No recharge waits for its cash.");
    return 0;
  },
};

const rechargesCollect: ServiceCommand<Store & { recharge: string }> = {
  name: "recharges collect",
  summary: "the cash of a recharge is in: the money goes into the wallet",
  describe: (command) => void withStore(command.argument("<recharge>", "its id, from recharges list")),
  async run(services, { recharge, ...options }, io) {
    await services.ownerMoney.collect(await ownerOf(services, options, io), recharge);
    io.say("The money is in the wallet.");
    return 0;
  },
};

const refundsList: ServiceCommand<Store> = {
  name: "refunds list",
  summary: "refunds that wait for the payment provider",
  describe: (command) => void withStore(command),
  async run(services, options, io) {
    const rows = (await services.ownerMoney.refunds(await ownerOf(services, options, io))).map((refund) => [
      `order ${refund.orderNumber ?? "-"}`,
      refund.createdAt.toISOString(),
      rupees(refund.amountPaise),
      refund.reason,
      `tried ${refund.attempts} times`,
    ]);
    for (const line of table(rows)) io.say(line);
    if (rows.length === 0) io.warn("No refund waits.");
    return 0;
  },
};

export const money = [rechargesList, rechargesCollect, refundsList];
