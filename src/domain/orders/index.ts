export { bindOrders } from "./bindOrders";
export { OrderCancellation } from "./OrderCancellation";
export { ORDERS_PAGE_SIZE, orderPageQuery, orderQuery, ordersKey } from "./orderQueries";
export { canCancel, orderStateLabels, orderStateTones, shortOrderNumber } from "./orderStates";
