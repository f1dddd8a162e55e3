import { endpoint } from "../endpoint";

export interface DeliverySlot {
  id: string;
  /** 24-hour `HH:MM` in the store's time zone. */
  startTime: string;
  endTime: string;
}

/** A slot that the store offers. Another platform may leave out the fields added here (reading 34). */
export interface OfferedSlot extends DeliverySlot {
  /** `HH:MM`, local time on the evening before a delivery. After it, the delivery of that day can no longer be ordered. */
  cutOffTime?: string;
}

export const deliverySlots = {
  list: endpoint<{ reply: OfferedSlot[]; whole: Required<OfferedSlot>[] }>("GET", "/api/delivery-slots", "store"),
};
