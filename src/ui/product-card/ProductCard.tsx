import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode } from "react";
import { formatUnitPrice } from "../format/money";
import { useLink } from "../link/Link";
import { Picture, type PictureProps } from "../picture/Picture";
import { DiscountRibbon } from "../price/DiscountRibbon";
import { Price } from "../price/Price";
import { RatingMark } from "../star-rating/RatingMark";
import { gridSizes } from "./gridSizes";
import { useProductCardStyles } from "./useProductCardStyles";

export interface ProductCardProps {
  href: string;
  name: string;
  brand?: string;
  /** Already formatted: `500 g`. */
  weight?: string;
  /** What one of a unit costs, in integer paise: of a `kg`. */
  unitPrice?: { paise: number; unit: string };
  picture?: string | null;
  sizes?: string;
  loading?: PictureProps["loading"];
  /** Integer paise. */
  sellingPrice: number;
  /** Integer paise. */
  mrp?: number;
  /** 0 to 5, and of how many shoppers; left out while nobody has rated. */
  rating?: { average: number; count: number };
  soldOut?: boolean;
  /** The AddButton; stands beside the link, never inside it. */
  action?: ReactNode;
  /** The shopper means to open it: prefetch here. */
  onIntent?: () => void;
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  headingLevel?: 2 | 3;
  /** `li` inside a grid, which saves a node on every card. */
  as?: "article" | "li";
  /** Its place in a list of which only a part is drawn, from 1, and the list's length. */
  place?: { at: number; of: number };
}

const SIDE = 320;
/** From a sixth of a desktop to half a phone with three pixels for each. */
const WIDTHS = [200, 256, 320, 400, 500, 560, 640, 800];

/** One product in a grid: the whole card is a link, its button is not inside it. Few nodes: a page has many cards. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, weight, sellingPrice, mrp, rating, soldOut, unitPrice, action, onIntent, onOpen, place } =
    props;
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
      {soldOut && <span className={styles.soldOut}>Sold out</span>}
      <small>{brand}</small>
      {rating && <RatingMark {...rating} />}
      <Heading>
        <Link href={href} onClick={onOpen} {...intent}>
          {name}
        </Link>
      </Heading>
      <small>
        {weight}
        {unitPrice && ` · ${formatUnitPrice(unitPrice)}`}
      </small>
      <Price sellingPrice={sellingPrice} mrp={mrp} />
      {action}
    </Root>
  );
}
