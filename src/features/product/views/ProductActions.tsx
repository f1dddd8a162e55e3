import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { Product, ProductVariant } from "../../../contract/products";
import { SlotRegistry } from "../../../kernel/plugin/SlotRegistry";
import { Slot } from "../../../kernel/react/Slot";
import { useService } from "../../../kernel/react/useService";
import { media } from "../../../ui/theme/haat";

const useStyles = makeStyles({
  // A line is kept for what comes later (a delivery estimate), so that the text below does not jump.
  place: { display: "flex", flexDirection: "column", rowGap: "12px", minHeight: "20px" },
  // And for the Subscribe link under it.
  subscribable: { minHeight: "72px", [media.touch]: { minHeight: "76px" } },
});

/** What the build hangs in beside the price; nothing, not even room, where it hangs nothing. */
export function ProductActions({ product, variant }: { product: Product; variant: ProductVariant }) {
  const styles = useStyles();
  if (useService(SlotRegistry).components("product-actions").length === 0) return null;
  return (
    <div className={mergeClasses(styles.place, product.isSubscribable && styles.subscribable)}>
      <Slot name="product-actions" props={{ product, variant }} />
    </div>
  );
}
