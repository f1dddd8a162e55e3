import { endpoint } from "../endpoint";

export interface DeliverySlot {
  id: string;
  /** 24-hour `HH:MM` in the store's time zone. */
  startTime: string;
  endTime: string;
}

export const deliverySlots = {
  list: endpoint<{ reply: DeliverySlot[] }>("GET", "/api/delivery-slots", "store"),
};
