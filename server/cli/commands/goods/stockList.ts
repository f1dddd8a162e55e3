import { listCommand } from "../../listCommand";
import { countOf } from "../../numbers";
import { rupees } from "../../table";

export const stockList = listCommand({
  name: "stock list",
  summary: "stock and prices by SKU",
  usual: 1000,
  describe: (command) => void command.option("--at-most <pieces>", "only variants with this many or fewer", countOf),
  read: ({ ownerGoods }, owner, { atMost }: { atMost?: number }, wanted) => ownerGoods.stock(owner, wanted, atMost),
  heads: ["SKU", "STOCK", "PRICE", "MRP", "PRODUCT"],
  cells: ({ sku, stock, pricePaise, mrpPaise, product, variant, isVisible }) => [
    sku,
    `${stock} pieces`,
    rupees(pricePaise),
    `MRP ${rupees(mrpPaise)}`,
    `${[product, variant].filter(Boolean).join(", ")}${isVisible ? "" : " (hidden)"}`,
  ],
  none: "There is no such SKU.",
});
