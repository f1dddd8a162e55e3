import { Option } from "commander";
import { DateTime } from "luxon";
import type { OrderState } from "#contract/sale/orders.ts";
import { ALL_ORDER_STATES, ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { dayRange } from "#server/platform/dayRange.ts";
import { rupeesText } from "#server/platform/money.ts";
import { ConfigError } from "#server/shared/ConfigError.ts";
import { listCommand } from "../../listCommand";
import { momentOf } from "../../momentOf";

interface Options {
  state?: string;
  slot?: string;
  day?: string;
  unpacked?: boolean;
}

export const ordersList = listCommand({
  name: "orders list",
  summary: "orders by state, delivery slot or day",
  describe: (command) =>
    void command
      .addOption(
        new Option("--state <state>", "only orders in this state").choices(
          ALL_ORDER_STATES.map((state) => state.toLowerCase()),
        ),
      )
      .option("--slot <from-until>", "only deliveries of subscriptions in a slot, such as 07:00-09:00")
      .option("--day <yyyy-mm-dd>", "only orders of this day; today is a day, too")
      .option("--unpacked", "only orders that are not packed yet"),
  async read({ ownerOrders, storeFacts }, owner, { state, slot, day, unpacked }: Options, wanted) {
    const { timeZone } = await storeFacts.settings(owner.storeId);
    const filter = {
      ...(state && { states: [state.toUpperCase() as OrderState] }),
      slot,
      ...(day !== undefined && { day: dayOf(day, timeZone) }),
      ...(unpacked && { isPacked: false }),
    };
    return ownerOrders.list(owner, filter, wanted);
  },
  heads: ["ORDER", "PLACED", "STATE", "SLOT", "PAYMENT", "TOTAL", "PIECES", "NAME", "MOBILE"],
  cells: (order, timeZone) => [
    order.orderNumber,
    momentOf(order.orderDate, timeZone),
    order.packedAt && ORDER_STATES[order.orderState].atCounter === "waits" ? "PACKED" : order.orderState,
    order.slot || "-",
    `${order.paymentMethod} ${order.paymentStatus}`,
    rupeesText(order.finalPrice),
    `${order.orderItems.reduce((sum, { quantity }) => sum + quantity, 0)} pieces`,
    order.shippingAddress.name || order.customer.name || "-",
    order.customer.mobile,
  ],
  none: "There are no such orders.",
});

function dayOf(typed: string, zone: string) {
  const range = dayRange(typed === "today" ? DateTime.now().setZone(zone).toFormat("yyyy-MM-dd") : typed, zone);
  if (range === undefined) throw new ConfigError(`--day is "${typed}"; meant is a day such as 2027-03-31, or today.`);
  return range;
}
