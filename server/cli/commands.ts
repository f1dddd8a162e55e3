import type { Command } from "./Command.types";
import { auditList } from "./commands/auditList";
import { coupons } from "./commands/coupons";
import { customers } from "./commands/customers";
import { deviceAdd } from "./commands/deviceAdd";
import { deviceCode } from "./commands/deviceCode";
import { deviceList } from "./commands/deviceList";
import { deviceRevoke } from "./commands/deviceRevoke";
import { deviceStates } from "./commands/deviceStates";
import { money } from "./commands/money";
import { orderSteps } from "./commands/orderSteps";
import { ordersList } from "./commands/ordersList";
import { ordersPackingList } from "./commands/ordersPackingList";
import { ordersShow } from "./commands/ordersShow";
import { priceSet } from "./commands/priceSet";
import { reviews } from "./commands/reviews";
import { stockList } from "./commands/stockList";
import { stockSet } from "./commands/stockSet";
import { storeCheck } from "./commands/storeCheck";
import { storeExport } from "./commands/storeExport";
import { storeImport } from "./commands/storeImport";
import { storeInit } from "./commands/storeInit";
import { storeList } from "./commands/storeList";
import { tokens } from "./commands/tokens";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  ...[storeInit, storeCheck, storeImport, storeExport, storeList],
  ...[ordersList, ordersShow, ...orderSteps, ordersPackingList],
  ...[stockList, stockSet, priceSet],
  ...coupons,
  ...reviews,
  ...money,
  ...customers,
  ...tokens,
  ...[deviceAdd, deviceCode, deviceList, ...deviceStates, deviceRevoke],
  auditList,
];
