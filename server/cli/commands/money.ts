import { randomUUID } from "node:crypto";
import type { RefundWay } from "#contract/admin.ts";
import { REFUND_STATES } from "#contract/sale/states/refundStates.ts";
import type { OwnerMoney } from "#server/platform/services/back-office/owner/OwnerMoney.ts";
import type { ServiceCommand } from "../Command.types";
import { momentOf } from "../momentOf";
import { paiseOf } from "../numbers";
import { ownerOf, withStore } from "../ownerOf";
import { rupees } from "../table";
import { wholeListCommand } from "../wholeListCommand";

type Store = { store?: string };
type OwnersRecharge = Awaited<ReturnType<OwnerMoney["recharges"]>>[number];
type OwnersRefund = Awaited<ReturnType<OwnerMoney["refunds"]>>[number];

const rechargesList = wholeListCommand<Store, OwnersRecharge>({
  name: "recharges list",
  summary: "wallet recharges whose cash waits to be collected",
  describe: (command) => void withStore(command),
  heads: ["RECHARGE", "ASKED", "AMOUNT", "MOBILE", "NAME"],
  read: async (services, options, io) => {
    const owner = await ownerOf(services, options, io);
    const { timeZone } = await services.storeFacts.settings(owner.storeId);
    return { rows: await services.ownerMoney.recharges(owner), timeZone };
  },
  cells: ({ id, createdAt, amountPaise, mobile, name }, timeZone) => [
    id,
    momentOf(createdAt, timeZone),
    rupees(amountPaise),
    mobile,
    name || "-",
  ],
  none: "No recharge waits for its cash.",
});

const rechargesCollect: ServiceCommand<Store & { recharge: string }> = {
  name: "recharges collect",
  summary: "records that the cash of a recharge was collected: the money goes into the wallet",
  describe: (command) => void withStore(command.argument("<recharge>", "its id, from recharges list")),
  async run(services, { recharge, ...options }, io) {
    await services.ownerMoney.collect(await ownerOf(services, options, io), recharge);
    io.say("The money is in the wallet.");
    return 0;
  },
};

const refundsList = wholeListCommand<Store, OwnersRefund>({
  name: "refunds list",
  summary: "refunds that have not reached the customer yet, with the payment provider's answer to each",
  describe: (command) => void withStore(command),
  heads: ["REFUND", "OF", "ASKED", "AMOUNT", "REASON", "STATE", "TRIES"],
  read: async (services, options, io) => {
    const owner = await ownerOf(services, options, io);
    const { timeZone } = await services.storeFacts.settings(owner.storeId);
    return { rows: await services.ownerMoney.refunds(owner), timeZone };
  },
  cells: (refund, timeZone) => [
    refund.id,
    `order ${refund.orderNumber ?? "-"}`,
    momentOf(refund.createdAt, timeZone),
    rupees(refund.amountPaise),
    refund.reason,
    REFUND_STATES[refund.state].inWords,
    `asked ${refund.attempts} times`,
  ],
  none: "No refund waits.",
});

const refundsByHand: ServiceCommand<Store & { refund: string }> = {
  name: "refunds by-hand",
  summary: "records that you gave a refund's money back yourself, because the payment provider could not",
  describe: (command) => void withStore(command.argument("<refund>", "its id, from refunds list")),
  async run(services, { refund, ...options }, io) {
    await services.ownerMoney.refundByHand(await ownerOf(services, options, io), refund);
    io.say("The refund is done: the payment provider is not asked for it any more.");
    return 0;
  },
};

const walletPayOut: ServiceCommand<Store & { mobile: string; amount?: number }> = {
  name: "wallet pay-out",
  summary: "records that you paid out money of a customer's wallet in cash: all of it, or an amount",
  describe: (command) =>
    void withStore(command.argument("<mobile>", "ten digits")).option(
      "--amount <rupees>",
      "all of it by default",
      paiseOf,
    ),
  async run(services, { mobile, amount, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    const paid = await services.ownerMoney.payOut(owner, mobile, amount, randomUUID());
    io.say(`${rupees(paid)} left the wallet of ${mobile}: hand it over in cash.`);
    return 0;
  },
};

const WHERE: Record<RefundWay, string> = {
  WALLET: "is in the customer's wallet",
  PAYMENT_PROVIDER: "goes back by the payment provider",
  CASH: "is recorded as given back in cash: hand it over",
};

const ordersRefund: ServiceCommand<Store & { order: string; amount?: number; reason?: string; cash?: boolean }> = {
  name: "orders refund",
  summary:
    "refunds an order, in part or all that is left: the way the money came; cash into the customer's wallet, or in cash where there is none",
  describe: (command) =>
    withStore(command.argument("<order>", "its number"))
      .option("--amount <rupees>", "all that is left by default", paiseOf)
      .option("--reason <words>", "why; the customer reads it")
      .option("--cash", "you give it in cash, although the customer has a wallet"),
  async run(services, { order, amount, reason, cash, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    const refund = { amountPaise: amount, reason, inCash: cash, key: randomUUID() };
    const { amountPaise, way } = await services.ownerRefunds.refund(owner, order, refund);
    io.say(`Order ${order}: ${rupees(amountPaise)} ${WHERE[way]}.`);
    return 0;
  },
};

export const money = [rechargesList, rechargesCollect, walletPayOut, ordersRefund, refundsList, refundsByHand];
