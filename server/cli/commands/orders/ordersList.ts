import { Option } from "commander";
import { DateTime } from "luxon";
import type { OrderState } from "../../../../src/contract/sale/orders";
import { ConfigError } from "../../../ConfigError";
import { dayRange } from "../../../platform/dayRange";
import { rupeesText } from "../../../platform/money";
import type { ServiceCommand } from "../../Command.types";
import { countOf } from "../../numbers";
import { ownerOf, withStore } from "../../ownerOf";
import { table } from "../../table";

interface Options {
  store?: string;
  state?: string;
  slot?: string;
  day?: string;
  unpacked?: boolean;
  limit: number;
}

const STATES = ["pending", "placed", "shipped", "delivered", "failed", "cancelled"];

export const ordersList: ServiceCommand<Options> = {
  name: "orders list",
  summary: "orders by state, delivery slot or day",
  describe: (command) =>
    withStore(command)
      .addOption(new Option("--state <state>", "only those that are so").choices(STATES))
      .option("--slot <from-until>", "only deliveries of subscriptions in a slot, such as 07:00-09:00")
      .option("--day <yyyy-mm-dd>", "only those of a day, or today")
      .option("--unpacked", "only those that are not packed yet")
      .option("--limit <number>", "at most so many", countOf, 100),
  async run(services, { state, slot, day, unpacked, limit, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    const { timeZone } = await services.storeFacts.settings(owner.storeId);
    const found = await services.ownerOrders.list(owner, {
      ...(state && { state: state.toUpperCase() as OrderState }),
      slot,
      ...(day !== undefined && { day: dayOf(day, timeZone) }),
      ...(unpacked && { isPacked: false }),
      size: limit,
    });
    const rows = found.map((order) => [
      order.orderNumber,
      DateTime.fromISO(order.orderDate).setZone(timeZone).toFormat("yyyy-MM-dd HH:mm"),
      order.packedAt && order.orderState === "PLACED" ? "PACKED" : order.orderState,
      order.slot || "-",
      `${order.paymentMethod} ${order.paymentStatus}`,
      rupeesText(order.finalPrice),
      `${order.orderItems.reduce((sum, { quantity }) => sum + quantity, 0)} pieces`,
      order.shippingAddress.name || order.customer.name || "-",
      order.customer.mobile,
    ]);
    for (const line of table(rows)) io.say(line);
    if (rows.length === 0) io.warn("There are no such orders.");
    return 0;
  },
};

function dayOf(typed: string, zone: string) {
  const range = dayRange(typed === "today" ? DateTime.now().setZone(zone).toFormat("yyyy-MM-dd") : typed, zone);
  if (range === undefined) throw new ConfigError(`--day is "${typed}"; meant is a day such as 2027-03-31, or today.`);
  return range;
}
