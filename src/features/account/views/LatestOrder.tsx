import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import type { Order } from "#contract/sale/orders.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { Link } from "#design/link/Link.tsx";
import { cardLook } from "#design/panel/cardLook.ts";
import { Skeleton } from "#design/skeleton/Skeleton.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import { orderedNames, orderStateLabels, orderStateTones, shortOrderNumber } from "#domain/orders/index.ts";
import { orderPath } from "../orderPath";
import * as words from "../words.en";

export interface LatestOrderProps {
  /** Undefined when nothing was ordered yet, or the orders are not loaded. */
  order: Order | undefined;
  pending: boolean;
  /** The orders could not be read, so it is unknown whether there are any. */
  failed?: boolean;
}

/** The card has the same height in every state, so that nothing below it moves when the order arrives. */
const useCard = makeResetStyles({
  display: "flex",
  alignItems: "center",
  columnGap: "12px",
  minHeight: "76px",
  paddingBlock: "8px",
  paddingInline: "16px",
  ...cardLook,
  color: haat.text,
  textDecorationLine: "none",
  [media.tabletUp]: { paddingInline: "24px" },
  [media.hover]: { ":hover": { borderColor: haat.strokeControl } },
});

const useStyles = makeStyles({
  words: { flexGrow: 1, minWidth: "0", display: "grid", rowGap: "4px" },
  title: { ...type.body, fontWeight: 600 },
  names: {
    ...type.body,
    color: haat.textSoft,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    [media.largeText]: { whiteSpace: "normal" },
  },
  arrow: { flexShrink: 0, color: haat.textSoft },
});

/** The order that a shopper most likely looks for, without opening the list of orders. */
export function LatestOrder({ order, pending, failed }: LatestOrderProps) {
  const card = useCard();
  const styles = useStyles();
  if (pending) {
    return (
      <div className={card} role="status" aria-label={words.loadingLatestOrder}>
        <span className={styles.words}>
          <Skeleton width="third" />
          <Skeleton width="half" />
        </span>
      </div>
    );
  }
  if (order === undefined) {
    return (
      <Link href="/account/orders" className={card}>
        <span className={styles.words}>
          <span className={styles.title}>{words.yourOrders}</span>
          <span className={styles.names}>{failed ? words.seeOrdered : words.ordersStandThere}</span>
        </span>
        <Glyph name="chevronRight" className={styles.arrow} />
      </Link>
    );
  }
  const number = shortOrderNumber(order);
  return (
    <Link href={orderPath(order)} className={card}>
      <span className={styles.words}>
        <span className={styles.title}>{words.latestOrder(number)}</span>
        {/* Another platform's list may leave out the items (reading 34). */}
        <span className={styles.names}>{orderedNames(order) || words.seeWhatItHolds}</span>
      </span>
      <StatusTag tone={orderStateTones[order.orderState]} text={orderStateLabels[order.orderState]} />
    </Link>
  );
}
