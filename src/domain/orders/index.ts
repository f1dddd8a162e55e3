export { bindOrders } from "./bindOrders";
export { OrderCancellation } from "./OrderCancellation";
export { orderedNames } from "./orderedNames";
export { ORDERS_PAGE_SIZE, orderPageQuery, orderQuery, ordersKey } from "./orderQueries";
export { canCancel, canReorder, orderStateLabels, orderStateTones, shortOrderNumber } from "./orderStates";
export { orderTimeline, type TimelineStep } from "./orderTimeline";
export { Reorder } from "./Reorder";
export type { ReorderResult } from "./Reorder.types";
