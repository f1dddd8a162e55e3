import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Price } from "#commerce/price/Price.tsx";
import { QuantityStepper } from "#commerce/quantity-stepper/QuantityStepper.tsx";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { bin } from "#design/glyph/rareGlyphs.ts";
import { Link } from "#design/link/Link.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { clamped } from "#design/theme/clamped.ts";
import { haat, media, type } from "#design/theme/haat.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import * as words from "../words.en";
import { LineNotice } from "./LineNotice";

export interface CartLineProps {
  item: CartItem;
  /** Formatted already: `500 g`. */
  variant: string;
  onIncrease: () => void;
  onDecrease: () => void;
  onRemove: () => void;
  /** Reduces the quantity to what is in stock. */
  onUpdate: (quantity: number) => void;
}

const useStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "64px minmax(0, 1fr) auto",
    columnGap: "12px",
    rowGap: "4px",
    alignItems: "start",
    [media.tabletUp]: { gridTemplateColumns: "80px minmax(0, 1fr) auto", columnGap: "16px" },
    [media.largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  picture: {
    gridRow: "span 2",
    [media.largeText]: { gridRow: "auto", width: "64px" },
    borderRadius: haat.radiusControl,
    overflow: "hidden",
  },
  faded: { opacity: "0.45", filter: "grayscale(0.6)" },
  facts: { display: "flex", flexDirection: "column", rowGap: "2px", minWidth: "0" },
  name: {
    ...type.body,
    fontWeight: 600,
    color: haat.text,
    textDecorationLine: "none",
    ...clamped(2),
    [media.hover]: { ":hover": { textDecorationLine: "underline" } },
  },
  noLink: { [media.hover]: { ":hover": { textDecorationLine: "none" } } },
  soft: { ...type.caption, color: haat.textSoft },
  total: { flexDirection: "column", alignItems: "flex-end", [media.largeText]: { alignItems: "flex-start" } },
  gone: { ...type.body, color: haat.textSoft, fontVariantNumeric: "tabular-nums", textDecorationLine: "line-through" },
  tools: {
    gridColumn: "2 / -1",
    [media.largeText]: { gridColumn: "auto" },
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "8px",
  },
  notice: { gridColumn: "1 / -1", ":empty": { display: "none" } },
});

export function CartLine({ item, variant, onIncrease, onDecrease, onRemove, onUpdate }: CartLineProps) {
  const styles = useStyles();
  const { productName, productId, productVariantId, quantity, currentAvailableQuantity: left } = item;
  const name = lineName(item);
  const sellingPrice = toPaise(item.sellingPrice);
  const total = sellingPrice * quantity;
  const isGone = left <= 0 && item.insufficientStock;
  const href = productId && `/product/${encodeURIComponent(productId)}?variant=${encodeURIComponent(productVariantId)}`;
  return (
    <div className={styles.line}>
      <div className={mergeClasses(styles.picture, isGone && styles.faded)}>
        <Picture src={item.thumbnail} alt="" width={80} height={80} sizes="(max-width: 47.9375em) 64px, 80px" />
      </div>
      <div className={styles.facts}>
        {href ? (
          <Link href={href} lang={langOf(item, "productName")} className={styles.name}>
            {productName}
          </Link>
        ) : (
          <span className={mergeClasses(styles.name, styles.noLink)}>{productName}</span>
        )}
        <span className={styles.soft}>
          {[variant, quantity > 1 && words.each(formatMoney(sellingPrice))].filter(Boolean).join(" · ")}
        </span>
      </div>
      {isGone ? (
        <span className={styles.gone}>{formatMoney(total)}</span>
      ) : (
        <Price size="small" className={styles.total} sellingPrice={total} mrp={toPaise(item.mrp) * quantity} />
      )}
      <div className={styles.tools}>
        {isGone ? (
          <span className={styles.soft}>{words.quantity(quantity)}</span>
        ) : (
          <QuantityStepper
            label={name}
            value={quantity}
            max={left}
            appearance="outline"
            onIncrease={onIncrease}
            onDecrease={onDecrease}
          />
        )}
        <Button
          appearance="subtle"
          icon={<Glyph name={bin} />}
          aria-label={words.removeFromCart(name)}
          onClick={onRemove}
        />
      </div>
      <div className={styles.notice}>
        <LineNotice item={item} onUpdate={onUpdate} onRemove={onRemove} />
      </div>
    </div>
  );
}
