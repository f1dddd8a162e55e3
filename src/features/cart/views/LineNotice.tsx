import type { CartItem } from "../../../contract/sale/carts";
import { toPaise } from "../../../domain/catalogue";
import { Button } from "../../../ui/button/Button";
import { formatMoney } from "../../../ui/format/money";
import { Notice } from "../../../ui/notice/Notice";

export interface LineNoticeProps {
  item: CartItem;
  /** Reduces the quantity to what is in stock. */
  onUpdate?: (quantity: number) => void;
  onRemove?: () => void;
}

/** Says what has changed on a line since the shopper saw it, and offers to correct the line (bar 5). */
export function LineNotice({ item, onUpdate, onRemove }: LineNoticeProps) {
  const { insufficientStock, currentAvailableQuantity: left, isPriceChanged, sellingPrice, productName } = item;
  if (!insufficientStock && !isPriceChanged) return null;
  const words = !insufficientStock
    ? `The price is now ${formatMoney(toPaise(sellingPrice))}`
    : left > 0
      ? `Only ${left} left in stock`
      : "No longer available";
  const update = insufficientStock && left > 0 && onUpdate && (
    <Button size="small" onClick={() => onUpdate(left)} aria-label={`Update to ${left}: ${productName}`}>
      Update to {left}
    </Button>
  );
  const remove = insufficientStock && left <= 0 && onRemove && (
    <Button size="small" onClick={onRemove} aria-label={`Remove ${productName}, no longer available`}>
      Remove
    </Button>
  );
  return (
    <Notice role="status" tone={insufficientStock ? "danger" : "warning"} action={update || remove}>
      {words}
    </Notice>
  );
}
