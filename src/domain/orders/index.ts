export { bindOrders } from "./bindOrders";
export { isKnownItem } from "./isKnownItem";
export { OrderCancellation } from "./OrderCancellation";
export { orderedNames } from "./orderedNames";
export { orderPageQuery, orderQuery, ordersKey } from "./orderQueries";
export type { ShownOrder } from "./orderSlots.types";
export {
  canCancel,
  canReorder,
  orderStateLabels,
  orderStateTones,
  shortOrderNumber,
} from "./orderStates";
export { orderTimeline, type TimelineEntry } from "./orderTimeline";
export { paymentInWords, reasonInWords } from "./paymentWords";
export { Reorder } from "./Reorder";
