import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode } from "react";
import { leaveFocus } from "#design/a11y/leaveFocus.ts";
import { useLink } from "#design/link/Link.tsx";
import { Picture, type PictureProps } from "#design/picture/Picture.tsx";
import { RatingMark } from "#design/star-rating/RatingMark.tsx";
import { DiscountRibbon } from "../price/DiscountRibbon";
import { Price } from "../price/Price";
import * as words from "../words.en";
import { gridSizes } from "./gridSizes";
import { useProductCardStyles } from "./useProductCardStyles";

export interface ProductCardProps {
  href: string;
  name: string;
  /** The name's language, where it is not the page's. */
  textLang?: string;
  brand?: string;
  /** Formatted already: `500 g`; with others to choose from `500 g · 3 sizes`. */
  weight?: string;
  /** The end of that line where it can be long, ` · 14 options`: it is never cut away. */
  more?: string;
  /** Opens the variants; left out when there is only one. */
  onChoose?: () => void;
  picture?: string | null;
  sizes?: string;
  loading?: PictureProps["loading"];
  /** Integer paise. */
  sellingPrice: number;
  /** Integer paise. */
  mrp?: number;
  /** The average from 0 to 5 and how many shoppers rated; left out when nobody has rated. */
  rating?: { average: number; count: number };
  soldOut?: boolean;
  /** The `AddButton`. It stands beside the card's link, never inside it. */
  action?: ReactNode;
  /** The shopper points at or focuses the link or the variants: prefetch the product here. */
  onIntent?: () => void;
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  headingLevel?: 2 | 3;
  /** Inside a grid the card is the `li` itself, which saves a node for every card. */
  as?: "article" | "li";
  /** The card's position from 1 in a list that is only partly drawn, and the list's length. */
  place?: { at: number; of: number };
}

const SIDE = 320;
/** Widths of the picture in px: from a sixth of a desktop's width to half a phone's width at three device pixels each. */
const WIDTHS = [200, 256, 320, 400, 500, 800];

/**
 * One product in a grid. A link covers the whole card; the button is not inside the link. The card is not Fluent's and has few
 * nodes, because a page has many cards.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    name,
    brand,
    weight,
    more,
    sellingPrice,
    mrp,
    rating,
    soldOut,
    onChoose,
    action,
    onIntent,
    onOpen,
    place,
  } = props;
  const styles = useProductCardStyles();
  const Link = useLink();
  const Root = props.as ?? "article";
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  const intent: { onPointerEnter?: PointerEventHandler; onFocus?: FocusEventHandler } = onIntent
    ? { onPointerEnter: onIntent, onFocus: onIntent }
    : {};
  return (
    <Root className={styles.card} aria-posinset={place?.at} aria-setsize={place?.of}>
      <Picture
        src={props.picture}
        alt=""
        width={SIDE}
        height={SIDE}
        widths={WIDTHS}
        sizes={props.sizes ?? gridSizes({})}
        loading={props.loading}
        className={soldOut ? styles.faded : undefined}
      />
      {!soldOut && mrp !== undefined && <DiscountRibbon mrp={mrp} sellingPrice={sellingPrice} />}
      {soldOut && <span className={styles.soldOut}>{words.soldOut}</span>}
      <small>{brand}</small>
      {rating && <RatingMark {...rating} />}
      <Heading>
        <Link href={href} onClick={onOpen} lang={props.textLang} onPointerDown={leaveFocus} {...intent}>
          {name}
        </Link>
      </Heading>
      {onChoose ? (
        <button type="button" aria-haspopup="dialog" data-more={more && ""} onClick={onChoose} {...intent}>
          {more ? <span>{weight}</span> : weight}
          {more}
        </button>
      ) : (
        <small>{weight}</small>
      )}
      <Price sellingPrice={sellingPrice} mrp={mrp} />
      {action}
    </Root>
  );
}
