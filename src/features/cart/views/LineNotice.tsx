import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { CartItem } from "../../../contract/sale/carts";
import { toPaise } from "../../../domain/catalogue";
import { Button } from "../../../ui/button/Button";
import { formatMoney } from "../../../ui/format/money";
import { haat, type } from "../../../ui/theme/haat";

export interface LineNoticeProps {
  item: CartItem;
  /** Reduces the quantity to what is in stock. */
  onUpdate?: (quantity: number) => void;
  onRemove?: () => void;
}

const useStyles = makeStyles({
  notice: {
    ...type.body,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "12px",
    rowGap: "8px",
    paddingBlock: "8px",
    paddingInline: "12px",
    borderRadius: haat.radiusControl,
  },
  danger: { backgroundColor: haat.dangerTint, color: haat.danger },
  warning: { backgroundColor: haat.warningTint, color: haat.warning },
  words: { flexGrow: 1, flexBasis: "180px" },
});

/** Says what has changed on a line since the shopper saw it, and offers to correct the line (bar 5). */
export function LineNotice({ item, onUpdate, onRemove }: LineNoticeProps) {
  const styles = useStyles();
  const { insufficientStock, currentAvailableQuantity: left, isPriceChanged, sellingPrice, productName } = item;
  if (!insufficientStock && !isPriceChanged) return null;
  const words = !insufficientStock
    ? `The price is now ${formatMoney(toPaise(sellingPrice))}`
    : left > 0
      ? `Only ${left} left in stock`
      : "No longer available";
  return (
    <div role="status" className={mergeClasses(styles.notice, insufficientStock ? styles.danger : styles.warning)}>
      <span className={styles.words}>{words}</span>
      {insufficientStock && left > 0 && onUpdate && (
        <Button size="small" onClick={() => onUpdate(left)} aria-label={`Update to ${left}: ${productName}`}>
          Update to {left}
        </Button>
      )}
      {insufficientStock && left <= 0 && onRemove && (
        <Button size="small" onClick={onRemove} aria-label={`Remove ${productName}, no longer available`}>
          Remove
        </Button>
      )}
    </div>
  );
}
