import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { media } from "#design/theme/haat.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";

const useStyles = makeStyles({
  place: { display: "flex", flexDirection: "column", rowGap: "12px" },
  // Reserves space for what is loaded later: a delivery estimate, the Subscribe link, or both.
  delivery: { minHeight: "20px" },
  subscribable: { minHeight: "40px", [media.touch]: { minHeight: "44px" } },
  both: { minHeight: "72px", [media.touch]: { minHeight: "76px" } },
});

/** What the build's manifests add beside the price. Without any, nothing is drawn and no space is reserved. */
export function ProductActions({ product, variant }: { product: Product; variant: ProductVariant }) {
  const styles = useStyles();
  const slots = useService(SlotRegistry);
  if (slots.components("product-actions").length === 0) return null;
  const hasDelivery = slots.data("delivery-terms").length > 0;
  const room = product.isSubscribable
    ? hasDelivery
      ? styles.both
      : styles.subscribable
    : hasDelivery && styles.delivery;
  return (
    <div className={mergeClasses(styles.place, room)}>
      <Slot name="product-actions" props={{ product, variant }} />
    </div>
  );
}
