import { endpoint } from "../endpoint";

export interface DeliverySlot {
  id: string;
  /** 24-hour `HH:MM`, the store's local time. */
  startTime: string;
  endTime: string;
}

export const deliverySlots = {
  list: endpoint<{ reply: DeliverySlot[] }>("GET", "/api/delivery-slots", "store"),
};
