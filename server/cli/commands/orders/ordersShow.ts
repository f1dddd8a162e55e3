import { variantName } from "#contract/catalogue/variantName.ts";
import { rupeesText } from "#server/platform/money.ts";
import { weightUnitLabel } from "#server/platform/services/common/weightUnitLabel.ts";
import type { ServiceCommand } from "../../Command.types";
import { momentOf } from "../../momentOf";
import { ownerOf, withStore } from "../../ownerOf";
import { table } from "../../table";

export const ordersShow: ServiceCommand<{ order: string; store?: string; json?: boolean }> = {
  name: "orders show",
  summary: "one order: what, where to, and what happened so far",
  describe: (command) => void withStore(command.argument("<order>", "its number")).option("--json", "as JSON"),
  async run(services, { order: name, json, ...options }, io) {
    const owner = await ownerOf(services, options, io);
    const order = await services.ownerOrders.get(owner, name);
    if (json) {
      io.say(JSON.stringify(order));
      return 0;
    }
    const { timeZone } = await services.storeFacts.settings(owner.storeId);
    const { shippingAddress: to } = order;
    io.say(
      `Order ${order.orderNumber}, ${order.orderState}${order.packedAt ? ", packed" : ""}${order.slot ? `, slot ${order.slot}` : ""}`,
    );
    io.say(
      `${order.paymentMethod} ${order.paymentStatus}, ${rupeesText(order.finalPrice)}${order.stateReason ? ` (${order.stateReason})` : ""}`,
    );
    io.say([to.name, to.mobile, to.address, to.landmark, to.city, to.pin].filter(Boolean).join(", "));
    const items = order.orderItems.map((item) => [
      `  ${item.quantity} ×`,
      [item.productName, variantName(item, weightUnitLabel)].filter(Boolean).join(", "),
      rupeesText(item.sellingPrice),
    ]);
    for (const line of table(items)) io.say(line);
    for (const { at, state, note } of order.timeline ?? [])
      io.say(`  ${momentOf(at, timeZone)}  ${state}${note ? `: ${note}` : ""}`);
    return 0;
  },
};
