import { makeStyles } from "@fluentui/react-components";
import type { Product, ProductVariant } from "../../../contract/products";
import { SlotRegistry } from "../../../kernel/plugin/SlotRegistry";
import { Slot } from "../../../kernel/react/Slot";
import { useService } from "../../../kernel/react/useService";

const useStyles = makeStyles({
  // A line is kept for what comes later (a delivery estimate), so that the text below does not jump.
  place: { display: "flex", flexDirection: "column", rowGap: "12px", minHeight: "20px" },
});

/** What the build hangs in beside the price; nothing, not even room, where it hangs nothing. */
export function ProductActions({ product, variant }: { product: Product; variant: ProductVariant }) {
  const styles = useStyles();
  if (useService(SlotRegistry).components("product-actions").length === 0) return null;
  return (
    <div className={styles.place}>
      <Slot name="product-actions" props={{ product, variant }} />
    </div>
  );
}
