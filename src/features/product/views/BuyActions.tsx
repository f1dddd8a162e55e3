import { makeResetStyles } from "@fluentui/react-components";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";

// Reserves the space of a button whose code is loaded later.
const usePlace = makeResetStyles({ minHeight: "48px" });

/** Other ways to buy, added by the build's manifests. Without any, nothing is drawn and no space is reserved. */
export function BuyActions({ product, variant }: { product: Product; variant: ProductVariant }) {
  const place = usePlace();
  const slots = useService(SlotRegistry);
  if (slots.components("buy-actions").length === 0) return null;
  return (
    <div className={place}>
      <Slot name="buy-actions" props={{ product, variant }} />
    </div>
  );
}
