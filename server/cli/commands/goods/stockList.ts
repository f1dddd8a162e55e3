import type { ServiceCommand } from "../../Command.types";
import { countOf } from "../../numbers";
import { ownerOf, withStore } from "../../ownerOf";
import { rupees, table } from "../../table";

export const stockList: ServiceCommand<{ atMost?: number; store?: string }> = {
  name: "stock list",
  summary: "stock and prices by SKU",
  describe: (command) => withStore(command).option("--at-most <pieces>", "only what has as many or fewer", countOf),
  async run(services, { atMost, ...options }, io) {
    const lines = await services.ownerGoods.stock(await ownerOf(services, options, io), atMost);
    const rows = lines.map(({ sku, stock, pricePaise, mrpPaise, product, isVisible }) => [
      sku,
      `${stock} pieces`,
      rupees(pricePaise),
      `MRP ${rupees(mrpPaise)}`,
      `${product}${isVisible ? "" : " (hidden)"}`,
    ]);
    for (const line of table(rows)) io.say(line);
    return 0;
  },
};
