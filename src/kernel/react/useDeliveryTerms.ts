import { useContext } from "react";
import { SlotRegistry } from "../plugin/SlotRegistry";
import type { DeliveryTerms } from "../plugin/Slots.types";
import { ContainerContext } from "./ContainerContext";
import { useService } from "./useService";

/** The store's terms as the build's delivery tells them; undefined in a build without. To be used by an observer. */
export function useDeliveryTerms(): DeliveryTerms | undefined {
  const [entry] = useService(SlotRegistry).data("delivery-terms");
  const container = useContext(ContainerContext);
  return container === null ? undefined : entry?.termsOf(container);
}
