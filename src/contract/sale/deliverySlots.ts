import { endpoint } from "../endpoint";

export interface DeliverySlot {
  id: string;
  /** 24-hour `HH:MM` in the store's time zone. */
  startTime: string;
  endTime: string;
}

/** A slot that the store offers. Another platform may leave out what stands only here (reading 34). */
export interface OfferedSlot extends DeliverySlot {
  /** Local time on the evening before a delivery, `HH:MM`: from then on the delivery of that day can no longer be begun. */
  cutOffTime?: string;
}

export const deliverySlots = {
  list: endpoint<{ reply: OfferedSlot[]; whole: Required<OfferedSlot>[] }>("GET", "/api/delivery-slots", "store"),
};
