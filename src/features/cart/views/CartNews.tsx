import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Notice } from "#design/notice/Notice.tsx";
import { visuallyHidden } from "#design/theme/haat.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import type { PriceChange } from "#domain/checkout/index.ts";
import * as words from "../words.en";

/** How many items are named. The others are counted, because the news stand above the items. */
const NAMED = 4;

export interface CartNewsProps {
  prices: readonly PriceChange[];
  /** Lines of which too little is in stock. */
  short?: readonly CartItem[];
  /** The shopper has seen the prices. */
  onSeen: () => void;
  /** Goes to the line, where the shopper can correct the quantity. */
  onShow?: (variantId: string) => void;
}

const useStyles = makeStyles({
  list: { display: "grid", rowGap: "4px", margin: "0", padding: "0", listStyleType: "none" },
  hidden: visuallyHidden,
  arrow: { display: "inline-block" },
});

/**
 * Stands at the top of each step, because the list below may be long: what has changed since the shopper saw it (bar 5).
 */
export function CartNews({ prices, short = [], onSeen, onShow }: CartNewsProps) {
  const [first] = short;
  return (
    <>
      {first && (
        <Notice
          role="alert"
          tone="danger"
          action={onShow && <Button onClick={() => onShow(first.productVariantId)}>{words.show}</Button>}
        >
          <List of={short.map(shortageOf)} />
        </Notice>
      )}
      {prices.length > 0 && (
        <Notice role="alert" tone="warning" action={<Button onClick={onSeen}>{words.ok}</Button>}>
          <List of={prices.map((price) => <Change key={price.variantId} {...price} />)} />
        </Notice>
      )}
    </>
  );
}

/** A list of spans, because it stands inside a paragraph. */
function List({ of }: { of: readonly ReactNode[] }) {
  const styles = useStyles();
  const others = of.length - NAMED;
  return (
    <span className={styles.list}>
      {of.slice(0, NAMED)}
      {others > 0 && <span>{words.andMore(others)}</span>}
    </span>
  );
}

function Change({ name, was, now }: PriceChange) {
  const styles = useStyles();
  const price = formatMoney(toPaise(now));
  return (
    <span>
      <bdi>{name}</bdi>:{" "}
      {was === undefined ? (
        words.nowAt(price)
      ) : (
        <>
          {formatMoney(toPaise(was))}{" "}
          <span data-mirrored="" className={styles.arrow} aria-hidden="true">
            →
          </span>
          <span className={styles.hidden}>{words.isNow}</span> {price}
        </>
      )}
    </span>
  );
}

function shortageOf(item: CartItem) {
  const { productVariantId, currentAvailableQuantity: left } = item;
  return (
    <span key={productVariantId}>
      <bdi>{lineName(item)}</bdi>: {left > 0 ? words.onlyLeft(left) : words.isNoLongerAvailable}
    </span>
  );
}
