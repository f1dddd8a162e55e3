import type { Container } from "#kernel/container/Container.ts";
import { OrderCancellation } from "./OrderCancellation";
import { Reorder } from "./Reorder";

export function bindOrders(container: Container): void {
  if (container.isBound(OrderCancellation)) return;
  container.each(OrderCancellation, OrderCancellation.needs);
  container.each(Reorder, Reorder.needs);
}
