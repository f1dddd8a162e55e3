import { randomUUID } from "node:crypto";
import type { ServiceCommand } from "../Command.types";
import { paiseOf } from "../numbers";
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

const ordersRefund: ServiceCommand<Store & { order: string; amount?: number; reason?: string }> = {
  name: "orders refund",
  summary: "gives back some of an order's money, or all that is left: the way it came, cash into the customer's wallet",
  describe: (command) =>
    withStore(command.argument("<order>", "its number"))
      .option("--amount <rupees>", "all that is left without it", paiseOf)
      .option("--reason <words>", "why; the customer reads it"),
  async run(services, { order, amount, reason, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    const refund = { amountPaise: amount, reason, key: randomUUID() };
    const { amountPaise, way } = await services.ownerRefunds.refund(owner, order, refund);
    const where = way === "WALLET" ? "is in the customer's wallet" : "goes back by the payment provider";
    io.say(`Order ${order}: ${rupees(amountPaise)} ${where}.`);
    return 0;
  },
};

export const money = [rechargesList, rechargesCollect, ordersRefund, refundsList];
