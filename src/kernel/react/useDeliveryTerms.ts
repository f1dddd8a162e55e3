import { useContext } from "react";
import { deliveryTermsOf } from "../plugin/deliveryTermsOf";
import { SlotRegistry } from "../plugin/SlotRegistry";
import type { DeliveryTerms } from "../plugin/Slots.types";
import { ContainerContext } from "./ContainerContext";
import { useService } from "./useService";

/** `deliveryTermsOf` as a hook; must be called inside an observer. */
export function useDeliveryTerms(): DeliveryTerms | undefined {
  const slots = useService(SlotRegistry);
  const container = useContext(ContainerContext);
  return container === null ? undefined : deliveryTermsOf(slots, container);
}
