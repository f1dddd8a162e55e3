import type { Command } from "./Command.types";
import { auditList } from "./commands/auditList";
import { booksCheck } from "./commands/booksCheck";
import { customers } from "./commands/customers";
import { deviceAdd } from "./commands/devices/deviceAdd";
import { deviceCode } from "./commands/devices/deviceCode";
import { deviceList } from "./commands/devices/deviceList";
import { deviceRevoke } from "./commands/devices/deviceRevoke";
import { deviceStates } from "./commands/devices/deviceStates";
import { coupons } from "./commands/goods/coupons";
import { priceSet } from "./commands/goods/priceSet";
import { reviews } from "./commands/goods/reviews";
import { stockList } from "./commands/goods/stockList";
import { stockSet } from "./commands/goods/stockSet";
import { money } from "./commands/money";
import { orderSteps } from "./commands/orders/orderSteps";
import { ordersCollect } from "./commands/orders/ordersCollect";
import { ordersList } from "./commands/orders/ordersList";
import { ordersPackingList } from "./commands/orders/ordersPackingList";
import { ordersShow } from "./commands/orders/ordersShow";
import { storeCheck } from "./commands/store/storeCheck";
import { storeClose, storeOpen } from "./commands/store/storeDoors";
import { storeExport } from "./commands/store/storeExport";
import { storeImport } from "./commands/store/storeImport";
import { storeImportList, storeImportShopify } from "./commands/store/storeImportList";
import { storeInit } from "./commands/store/storeInit";
import { storeList } from "./commands/store/storeList";
import { storeRename } from "./commands/store/storeRename";
import { storeSearches } from "./commands/store/storeSearches";
import { tokens } from "./commands/tokens";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  ...[storeInit, storeImportList, storeImportShopify, storeCheck, storeImport, storeExport, storeList],
  ...[storeClose, storeOpen, storeRename, storeSearches],
  ...[ordersList, ordersShow, ...orderSteps, ordersCollect, ordersPackingList],
  ...[stockList, stockSet, priceSet],
  ...coupons,
  ...reviews,
  ...money,
  ...customers,
  ...tokens,
  ...[deviceAdd, deviceCode, deviceList, ...deviceStates, deviceRevoke],
  auditList,
  booksCheck,
];
