import { makeStyles } from "@fluentui/react-components";
import { Price } from "#commerce/price/Price.tsx";
import { QuantityStepper } from "#commerce/quantity-stepper/QuantityStepper.tsx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";

export interface SetupProductProps {
  product: Product;
  variant: ProductVariant;
  /** Distinguishes the variant from its product's other ones: `500 ml`. */
  name: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

const useStyles = makeStyles({
  product: {
    display: "grid",
    gridTemplateColumns: "96px minmax(0, 1fr)",
    columnGap: "16px",
    rowGap: "16px",
    alignItems: "center",
    [media.tabletUp]: { gridTemplateColumns: "96px minmax(0, 1fr) auto" },
  },
  picture: { borderRadius: haat.radiusControl, overflow: "hidden" },
  facts: { display: "flex", flexDirection: "column", rowGap: "4px", minWidth: "0", overflowWrap: "anywhere" },
  name: { ...type.large, fontWeight: 600, color: haat.text },
  variant: { ...type.body, color: haat.textSoft },
  stepper: { gridColumn: "1 / -1", [media.tabletUp]: { gridColumn: "auto" } },
});

/** Spec 2.12, product block. The quantity has no upper limit; the lowest is 1 (spec 4). */
export function SetupProduct({ product, variant, name, quantity, onQuantity }: SetupProductProps) {
  const styles = useStyles();
  return (
    <Panel>
      <div className={styles.product}>
        <div className={styles.picture}>
          <Picture src={variant.imagePathList[0] ?? product.thumbnail} alt="" width={96} height={96} />
        </div>
        <div className={styles.facts}>
          <h2 lang={langOf(product, "name")} className={styles.name}>
            {product.name}
          </h2>
          <span className={styles.variant}>{name}</span>
          <Price sellingPrice={toPaise(variant.sellingPrice)} mrp={toPaise(variant.mrp)} />
        </div>
        <div className={styles.stepper}>
          <QuantityStepper
            label={product.name}
            value={quantity}
            min={1}
            onIncrease={() => onQuantity(quantity + 1)}
            onDecrease={() => onQuantity(quantity - 1)}
          />
        </div>
      </div>
    </Panel>
  );
}
