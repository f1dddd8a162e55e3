import type { OrderState } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import type { Shipping } from "./Shipping";

/** Spec 2.9: shown for orders in state SHIPPED or PLACED. Not in `Shipping`, which every first load has. */
export const expectedTime = (
  { deliveryTime }: Pick<Shipping, "deliveryTime">,
  state: OrderState,
): string | undefined => (ORDER_STATES[state]?.expectsDelivery ? deliveryTime : undefined);
