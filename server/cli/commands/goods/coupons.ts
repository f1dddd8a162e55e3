import { endOfDay } from "#server/platform/endOfDay.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import type { ServiceCommand } from "../../Command.types";
import { listCommand } from "../../listCommand";
import { momentOf } from "../../momentOf";
import { countOf, discountOf, paiseOf, paiseOrNoneOf } from "../../numbers";
import { ownerOf, withStore } from "../../ownerOf";
import { rupees } from "../../table";

type Store = { store?: string };

const list = listCommand({
  name: "coupons list",
  summary: "the coupons of a shop",
  read: ({ ownerCoupons }, owner, _, wanted) => ownerCoupons.list(owner, wanted),
  heads: ["CODE", "TAKES OFF", "FOR GOODS", "STATE"],
  cells: (coupon, timeZone) => [
    coupon.code,
    coupon.amountPaise === null ? `${coupon.percent} %` : rupees(coupon.amountPaise),
    `from ${rupees(coupon.minimumPaise)}`,
    endOf(coupon, timeZone),
  ],
  none: "There is no coupon yet: make one with `haat coupons add`.",
});

function endOf({ isActive, expiresAt }: { isActive: boolean; expiresAt: Date | null }, timeZone: string): string {
  if (!isActive) return "ended";
  if (expiresAt === null) return "without an end";
  return `until ${momentOf(expiresAt, timeZone)}`;
}

interface Added extends Store {
  code: string;
  percent?: number;
  amount?: number;
  minimum: number;
  atMost?: number;
  expires?: string;
  perCustomer: number;
  offered?: boolean;
}

const add: ServiceCommand<Added> = {
  name: "coupons add",
  summary: "adds a coupon",
  describe: (command) =>
    withStore(command.argument("<code>"))
      .option("--percent <number>", "takes off a percentage of the goods", discountOf)
      .option("--amount <rupees>", "takes off an amount", paiseOf)
      .option("--minimum <rupees>", "only for goods of at least this amount", paiseOrNoneOf, 0)
      .option("--at-most <rupees>", "takes off at most this amount", paiseOf)
      .option("--expires <day>", "its last day at the shop, 2027-03-31")
      .option("--per-customer <times>", "how often a customer may use it", countOf, 1)
      .option("--offered", "every shopper sees it in the cart"),
  async run(
    services,
    { code, percent, amount, minimum, atMost, expires, perCustomer, offered = false, ...options },
    io,
  ) {
    const owner = await ownerOf(services, options, io);
    const { timeZone } = await services.storeFacts.settings(owner.storeId);
    const expiresAt = expires === undefined ? null : endOfDay(expires, timeZone);
    if (Number.isNaN(expiresAt?.getTime()))
      throw new ConfigError(`--expires is "${expires}"; meant is a day such as 2027-03-31.`);
    await services.ownerCoupons.add(owner, {
      code,
      percent: percent ?? null,
      amountPaise: amount ?? null,
      minimumPaise: minimum,
      maximumDiscountPaise: atMost ?? null,
      expiresAt,
      perCustomer,
      isOffered: offered,
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
