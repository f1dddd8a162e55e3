export { bindOrders } from "./bindOrders";
export { OrderCancellation } from "./OrderCancellation";
export { orderedNames } from "./orderedNames";
export { ORDERS_PAGE_SIZE, orderPageQuery, orderQuery, ordersKey } from "./orderQueries";
export {
  canCancel,
  cancellationNote,
  canReorder,
  orderStateLabels,
  orderStateTones,
  shortOrderNumber,
} from "./orderStates";
export { orderTimeline, type TimelineStep } from "./orderTimeline";
export { paymentInWords, reasonInWords } from "./paymentWords";
export { Reorder } from "./Reorder";
export type { ReorderResult } from "./Reorder.types";
