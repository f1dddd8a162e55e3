import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { Product, ProductVariant } from "../../../contract/products";
import { type BuyAction, isSoldOut, picturesOf, ratingOf, toPaise } from "../../../domain/catalogue";
import { Button } from "../../../ui/button/Button";
import { Glyph } from "../../../ui/glyph/Glyph";
import { AfterFirst } from "../../../ui/lazy/AfterFirst";
import { DiscountRibbon } from "../../../ui/price/DiscountRibbon";
import { Price } from "../../../ui/price/Price";
import { RatingMark } from "../../../ui/star-rating/RatingMark";
import { haat, media, type } from "../../../ui/theme/haat";
import { BuyBox } from "./BuyBox";
import { Gallery } from "./Gallery";
import { ProductActions } from "./ProductActions";
import { ProductDescription } from "./ProductDescription";
import { SavingLine } from "./SavingLine";
import { StickyBuyBar } from "./StickyBuyBar";
import { VariantPicker } from "./VariantPicker";

export interface ProductViewProps {
  product: Product;
  variant: ProductVariant;
  buy: BuyAction;
  weightOf: (variant: ProductVariant) => string;
  onChoose: (variantId: string) => void;
  onShare?: () => void;
}

const useStyles = makeStyles({
  page: {
    display: "grid",
    rowGap: "24px",
    [media.tabletUp]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: "32px",
      alignItems: "start",
    },
    [media.desktopUp]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: "64px" },
  },
  gallery: { position: "relative", minWidth: "0", [media.tabletUp]: { position: "sticky", insetBlockStart: "88px" } },
  facts: { display: "flex", flexDirection: "column", rowGap: "20px", minWidth: "0" },
  head: { display: "flex", flexDirection: "column", rowGap: "4px" },
  top: { display: "flex", alignItems: "center", justifyContent: "space-between", columnGap: "12px", minHeight: "32px" },
  // As wide before its word is there: the browser may show it when it has read half of it.
  share: { flexShrink: 0, justifyContent: "flex-start", minWidth: "98px" },
  rating: { alignSelf: "start", ...type.body },
  brand: { ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
  name: { ...type.subtitle, color: haat.text, overflowWrap: "anywhere", [media.desktopUp]: type.display },
  weight: { ...type.body, color: haat.textSoft },
  tax: { ...type.caption, color: haat.textSoft, marginBlockStart: "4px" },
});

/** Gallery left, facts right; on phones one below the other, with the buy bar under the thumb. */
export const ProductView = observer(function ProductView(props: ProductViewProps) {
  const { product, variant, buy, weightOf, onChoose, onShare } = props;
  const styles = useStyles();
  const sellingPrice = toPaise(variant.sellingPrice);
  const mrp = toPaise(variant.mrp);
  const rating = ratingOf(product);
  return (
    <article className={styles.page}>
      <div className={styles.gallery}>
        <Gallery key={variant.variantId} name={product.name} pictures={picturesOf(product, variant)} />
        {!isSoldOut(variant) && <DiscountRibbon mrp={mrp} sellingPrice={sellingPrice} />}
      </div>
      <div className={styles.facts}>
        <header className={styles.head}>
          <div className={styles.top}>
            <span className={styles.brand}>{product.brand}</span>
            {onShare && (
              <Button
                appearance="subtle"
                size="small"
                className={styles.share}
                icon={<Glyph name="share" size={18} />}
                onClick={onShare}
              >
                Share
              </Button>
            )}
          </div>
          <h1 className={styles.name}>{product.name}</h1>
          <span className={styles.weight}>{weightOf(variant)}</span>
          {rating && <RatingMark {...rating} className={styles.rating} />}
        </header>
        <div>
          <Price size="large" sellingPrice={sellingPrice} mrp={mrp} />
          <SavingLine sellingPrice={sellingPrice} mrp={mrp} />
          <p className={styles.tax}>
            {product.taxType === "INCLUSIVE" ? "Inclusive of all taxes" : "Taxes are added in the cart"}
          </p>
        </div>
        <AfterFirst>
          <VariantPicker product={product} value={variant.variantId} weightOf={weightOf} onChoose={onChoose} />
          <BuyBox buy={buy} isSoldOut={isSoldOut(variant)} left={variant.availableQuantity} />
          <ProductActions product={product} variant={variant} />
          <ProductDescription html={product.description} />
        </AfterFirst>
      </div>
      <AfterFirst>
        <StickyBuyBar buy={buy} sellingPrice={sellingPrice} mrp={mrp} />
      </AfterFirst>
    </article>
  );
});
