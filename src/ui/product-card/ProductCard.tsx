import { mergeClasses } from "@fluentui/react-components";
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, ReactNode } from "react";
import { useLink } from "../link/Link";
import { Picture, type PictureProps } from "../picture/Picture";
import { DiscountRibbon } from "../price/DiscountRibbon";
import { Price } from "../price/Price";
import { useProductCardStyles } from "./useProductCardStyles";

export interface ProductCardProps {
  href: string;
  name: string;
  brand?: string;
  /** Already formatted: `500 g`. */
  weight?: string;
  picture?: string | null;
  sizes?: string;
  loading?: PictureProps["loading"];
  /** Integer paise. */
  sellingPrice: number;
  /** Integer paise. */
  mrp?: number;
  soldOut?: boolean;
  /** The AddButton; stands beside the link, never inside it. */
  action?: ReactNode;
  /** The shopper means to open it: prefetch here. */
  onIntent?: () => void;
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  headingLevel?: 2 | 3;
}

const SIDE = 320;

/** One product in a grid: the whole card is a link, its button is not inside it. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, weight, sellingPrice, mrp, soldOut, action, onIntent, onOpen } = props;
  const { card, styles } = useProductCardStyles();
  const Link = useLink();
  const Heading = props.headingLevel === 2 ? "h2" : "h3";
  const intent: { onPointerEnter?: PointerEventHandler; onFocus?: FocusEventHandler } = onIntent
    ? { onPointerEnter: onIntent, onFocus: onIntent }
    : {};
  return (
    <article className={card}>
      <div className={mergeClasses(styles.figure, soldOut && styles.faded)}>
        <Picture
          src={props.picture}
          alt=""
          width={SIDE}
          height={SIDE}
          sizes={props.sizes ?? "(max-width: 767px) 50vw, (max-width: 1023px) 33vw, 240px"}
          loading={props.loading}
        />
        {!soldOut && mrp !== undefined && <DiscountRibbon mrp={mrp} sellingPrice={sellingPrice} />}
        {soldOut && <span className={styles.soldOut}>Sold out</span>}
      </div>
      <div className={styles.facts}>
        <span className={styles.brand}>{brand}</span>
        <Heading className={styles.name}>
          <Link href={href} className={styles.link} onClick={onOpen} {...intent}>
            {name}
          </Link>
        </Heading>
        <span className={styles.weight}>{weight}</span>
      </div>
      <div className={styles.foot}>
        <Price sellingPrice={sellingPrice} mrp={mrp} />
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
