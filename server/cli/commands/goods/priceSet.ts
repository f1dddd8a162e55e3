import type { ServiceCommand } from "../../Command.types";
import { paiseOf } from "../../numbers";
import { ownerOf, withStore } from "../../ownerOf";
import { rupees } from "../../table";

export const priceSet: ServiceCommand<{ sku: string; price: number; mrp?: number; store?: string }> = {
  name: "price set",
  summary: "sets the price of a SKU",
  describe: (command) =>
    withStore(command.argument("<sku>").argument("<price>", "in rupees", paiseOf)).option(
      "--mrp <rupees>",
      "a new MRP",
      paiseOf,
    ),
  async run(services, { sku, price, mrp, ...options }, io) {
    await services.ownerGoods.setPrice(await ownerOf(services, options, io), sku, price, mrp);
    io.say(`${sku} costs ${rupees(price)}.`);
    return 0;
  },
};
