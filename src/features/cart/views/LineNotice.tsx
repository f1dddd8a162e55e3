import { lineName } from "#contract/catalogue/lineName.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Notice } from "#design/notice/Notice.tsx";
import { toPaise } from "#domain/catalogue/index.ts";
import * as words from "../words.en";

export interface LineNoticeProps {
  item: CartItem;
  /** Reduces the quantity to what is in stock. */
  onUpdate?: (quantity: number) => void;
  onRemove?: () => void;
}

/** Says what has changed on a line since the shopper saw it, and offers to correct the line (bar 5). */
export function LineNotice({ item, onUpdate, onRemove }: LineNoticeProps) {
  const { insufficientStock, currentAvailableQuantity: left, isPriceChanged, sellingPrice } = item;
  if (!insufficientStock && !isPriceChanged) return null;
  const said = !insufficientStock
    ? words.priceIsNow(formatMoney(toPaise(sellingPrice)))
    : left > 0
      ? words.onlyLeftInStock(left)
      : words.noLongerAvailable;
  const update = insufficientStock && left > 0 && onUpdate && (
    <Button size="small" onClick={() => onUpdate(left)} aria-label={words.updateProductTo(left, lineName(item))}>
      {words.updateTo(left)}
    </Button>
  );
  const remove = insufficientStock && left <= 0 && onRemove && (
    <Button size="small" onClick={onRemove} aria-label={words.removeUnavailable(lineName(item))}>
      {words.remove}
    </Button>
  );
  return (
    <Notice role="status" tone={insufficientStock ? "danger" : "warning"} action={update || remove}>
      {said}
    </Notice>
  );
}
