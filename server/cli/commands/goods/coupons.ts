import { ConfigError } from "../../../ConfigError";
import type { ServiceCommand } from "../../Command.types";
import { countOf, paiseOf } from "../../numbers";
import { ownerOf, withStore } from "../../ownerOf";
import { rupees, table } from "../../table";

type Store = { store?: string };

const list: ServiceCommand<Store> = {
  name: "coupons list",
  summary: "the coupons of a shop",
  describe: (command) => void withStore(command),
  async run(services, options, io) {
    const rows = (await services.ownerCoupons.list(await ownerOf(services, options, io))).map((coupon) => [
      coupon.code,
      coupon.percent === null ? rupees(coupon.amountPaise ?? 0) : `${coupon.percent} %`,
      `from ${rupees(coupon.minimumPaise)}`,
      endOf(coupon),
    ]);
    for (const line of table(rows)) io.say(line);
    return 0;
  },
};

function endOf({ isActive, expiresAt }: { isActive: boolean; expiresAt: Date | null }): string {
  if (!isActive) return "ended";
  return expiresAt === null ? "without an end" : `until ${expiresAt.toISOString()}`;
}

interface Added extends Store {
  code: string;
  percent?: number;
  amount?: number;
  minimum: number;
  atMost?: number;
  expires?: string;
  perCustomer: number;
}

const add: ServiceCommand<Added> = {
  name: "coupons add",
  summary: "a new coupon",
  describe: (command) =>
    withStore(command.argument("<code>"))
      .option("--percent <number>", "takes off a percentage of the goods", Number)
      .option("--amount <rupees>", "takes off an amount", paiseOf)
      .option("--minimum <rupees>", "for goods of this worth or more", paiseOf, 0)
      .option("--at-most <rupees>", "takes off no more than this", paiseOf)
      .option("--expires <day>", "its last day, 2027-03-31")
      .option("--per-customer <times>", "how often a customer may use it", countOf, 1),
  async run(services, { code, percent, amount, minimum, atMost, expires, perCustomer, ...options }, io) {
    const expiresAt = expires === undefined ? null : new Date(`${expires}T23:59:59Z`);
    if (Number.isNaN(expiresAt?.getTime()))
      throw new ConfigError(`--expires is "${expires}"; meant is a day such as 2027-03-31.`);
    await services.ownerCoupons.add(await ownerOf(services, options, io), {
      code,
      percent: percent ?? null,
      amountPaise: amount ?? null,
      minimumPaise: minimum,
      maximumDiscountPaise: atMost ?? null,
      expiresAt,
      perCustomer,
    });
    io.say(`The coupon ${code.toUpperCase()} can be used now.`);
    return 0;
  },
};

const turn = (verb: string, isActive: boolean, summary: string): ServiceCommand<Store & { code: string }> => ({
  name: `coupons ${verb}`,
  summary,
  describe: (command) => void withStore(command.argument("<code>")),
  async run(services, { code, ...options }, io) {
    await services.ownerCoupons.setActive(await ownerOf(services, options, io), code, isActive);
    io.say(`The coupon ${code.toUpperCase()} ${isActive ? "can be used again" : "has ended"}.`);
    return 0;
  },
});

export const coupons = [
  list,
  add,
  turn("end", false, "nobody can use a coupon any more"),
  turn("start", true, "a coupon can be used again"),
];
