import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { CartItem } from "#contract/sale/carts.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { haat } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { CartLine } from "./CartLine";
import { lineId } from "./lineId";
import { RemovedLine } from "./RemovedLine";

export interface CartLinesProps {
  items: readonly CartItem[];
  nameOf: (item: CartItem) => string;
  /** True for items that were removed and can be put back. */
  isGone?: (item: CartItem) => boolean;
  onIncrease: (item: CartItem) => void;
  onDecrease: (item: CartItem) => void;
  onRemove: (item: CartItem) => void;
  onUndo?: (item: CartItem) => void;
  onUpdate: (item: CartItem, quantity: number) => void;
}

const useStyles = makeStyles({
  list: { margin: "0", padding: "0", listStyleType: "none" },
  line: {
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: haat.hairline,
    paddingBlock: "12px",
    ":first-child": { paddingBlockStart: "0" },
    ":last-child": { borderBlockEndStyle: "none", paddingBlockEnd: "0" },
  },
});

/** An observer, because `nameOf` reads units that are loaded later. */
export const CartLines = observer(function CartLines({
  items,
  nameOf,
  isGone,
  onIncrease,
  onDecrease,
  onRemove,
  onUndo,
  onUpdate,
}: CartLinesProps) {
  const styles = useStyles();
  return (
    <Panel>
      <ul aria-label={words.itemsInYourCart} className={styles.list}>
        {items.map((item) => (
          <li key={item.productVariantId} id={lineId(item.productVariantId)} className={styles.line}>
            {isGone?.(item) ? (
              <RemovedLine name={lineName(item)} onUndo={() => onUndo?.(item)} />
            ) : (
              <CartLine
                item={item}
                variant={nameOf(item)}
                onIncrease={() => onIncrease(item)}
                onDecrease={() => onDecrease(item)}
                onRemove={() => onRemove(item)}
                onUpdate={(quantity) => onUpdate(item, quantity)}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
});
