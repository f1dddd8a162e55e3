import { makeResetStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { DiscountRibbon } from "#commerce/price/DiscountRibbon.tsx";
import { Price } from "#commerce/price/Price.tsx";
import { acrossPhone } from "#commerce/product-picture/phonePicture.ts";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { Button } from "#design/button/Button.tsx";
import { formatUnitPrice } from "#design/format/money.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { DeferredPart } from "#design/lazy/DeferredPart.tsx";
import { RatingMark } from "#design/star-rating/RatingMark.tsx";
import { haat, media, type, visuallyHidden } from "#design/theme/haat.ts";
import { type BuyAction, isSoldOut, picturesOf, ratingOf, toPaise, unitPrice } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import * as words from "../words.en";
import { BuyActions } from "./BuyActions";
import { BuyBox } from "./BuyBox";
import { Gallery } from "./Gallery";
import { ProductActions } from "./ProductActions";
import { ProductDescription } from "./ProductDescription";
import { ProductFacts } from "./ProductFacts";
import { SavingLine } from "./SavingLine";
import type { Sizes } from "./Sizes.types";
import { StickyBuyBar } from "./StickyBuyBar";
import { VariantPicker } from "./VariantPicker";

export interface ProductViewProps {
  product: Product;
  variant: ProductVariant;
  buy: BuyAction;
  sizes: Sizes;
  onChoose: (variantId: string) => void;
  onShare?: () => void;
  /** The store's terms of delivery, payment and returns. */
  terms?: ReactNode;
}

const usePage = makeResetStyles({
  position: "relative",
  display: "grid",
  // Small, so that picture, price and options share a phone's first screen.
  rowGap: "12px",
  [media.tabletUp]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    columnGap: "32px",
    alignItems: "start",
  },
  [media.desktopUp]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", columnGap: "64px" },
});

const useGallery = makeResetStyles({
  position: "relative",
  minWidth: "0",
  [media.phone]: acrossPhone,
  [media.tabletUp]: { position: "sticky", insetBlockStart: "88px" },
});

const useFacts = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  rowGap: "12px",
  minWidth: "0",
  [media.tabletUp]: { rowGap: "20px" },
});

const useHead = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  rowGap: "4px",
  "& > div": { display: "flex", flexWrap: "wrap", gap: "4px 16px", ...type.body, color: haat.textSoft },
  "& > div:first-child": {
    flexWrap: "nowrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "12px",
  },
  "& > div > span": { overflowWrap: "anywhere" },
  // A fixed minimum width, because the browser may paint the button before its text is parsed (ADR 19).
  "& > div > button": { flexShrink: 0, justifyContent: "flex-start", minWidth: "98px" },
  // On phones only its icon shows, in the corner of the picture.
  [media.phone]: {
    "& > div > button": {
      position: "absolute",
      insetBlockStart: "-4px",
      insetInlineEnd: "-4px",
      justifyContent: "center",
      width: "44px",
      minWidth: "44px",
      minHeight: "44px",
      paddingInline: "0",
      border: `1px solid ${haat.hairline}`,
      borderRadius: haat.radiusFull,
      backgroundColor: haat.groundRaised,
      color: haat.text,
      "& > span": visuallyHidden,
    },
  },
  "& > div > [role=img]": type.body,
  "& > h1": { ...type.subtitle, color: haat.text, overflowWrap: "anywhere", [media.desktopUp]: type.display },
});

const usePrice = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "4px 12px",
  "& > p:last-child": { ...type.caption, width: "100%", color: haat.textSoft },
});

/** Gallery on the left, details on the right; on phones one below the other, with the buy bar at the bottom. */
export const ProductView = observer(function ProductView(props: ProductViewProps) {
  const { product, variant, buy, sizes, onChoose, onShare, terms } = props;
  const page = usePage();
  const gallery = useGallery();
  const facts = useFacts();
  const head = useHead();
  const price = usePrice();
  const sellingPrice = toPaise(variant.sellingPrice);
  const mrp = toPaise(variant.mrp);
  const rating = ratingOf(product);
  // Variants of one colour share their pictures. The gallery then keeps its place.
  const pictures = picturesOf(product, variant);
  const perUnit = unitPrice(product, variant, sizes);
  return (
    <article className={page}>
      <div className={gallery}>
        <Gallery key={pictures.join()} name={product.name} pictures={pictures} />
        {!isSoldOut(variant) && <DiscountRibbon mrp={mrp} sellingPrice={sellingPrice} />}
      </div>
      <div className={facts}>
        <header className={head}>
          <div>
            <span>{product.brand}</span>
            {onShare && (
              <Button
                appearance="subtle"
                size="small"
                icon={<Glyph name="share" size={18} />}
                data-leads-out=""
                onClick={onShare}
              >
                <span>{words.share}</span>
              </Button>
            )}
          </div>
          <h1 lang={langOf(product, "name")}>{product.name}</h1>
          <div>
            <span>
              {sizes.nameOf(variant)}
              {perUnit && ` · ${formatUnitPrice(perUnit)}`}
            </span>
            {rating && <RatingMark {...rating} />}
          </div>
        </header>
        <div className={price}>
          <Price size="large" sellingPrice={sellingPrice} mrp={mrp} />
          <SavingLine sellingPrice={sellingPrice} mrp={mrp} />
          <p>{product.taxType === "INCLUSIVE" ? words.inclusiveOfTaxes : words.taxesAdded}</p>
        </div>
        <DeferredPart>
          <VariantPicker product={product} variant={variant} sizes={sizes} onChoose={onChoose} />
          <BuyBox buy={buy} isSoldOut={isSoldOut(variant)} left={variant.availableQuantity}>
            <BuyActions product={product} variant={variant} />
          </BuyBox>
          <ProductActions product={product} variant={variant} />
          <ProductDescription html={product.description} />
          <ProductFacts facts={product.facts} />
          {terms}
        </DeferredPart>
      </div>
      <DeferredPart>
        <StickyBuyBar buy={buy} sellingPrice={sellingPrice} mrp={mrp}>
          {!isSoldOut(variant) && <BuyActions product={product} variant={variant} />}
        </StickyBuyBar>
      </DeferredPart>
    </article>
  );
});
