import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { CartItem } from "../../../contract/carts";
import { Panel } from "../../../ui/panel/Panel";
import { CartLine } from "./CartLine";

export interface CartLinesProps {
  items: readonly CartItem[];
  weightOf: (item: CartItem) => string;
  onIncrease: (item: CartItem) => void;
  onDecrease: (item: CartItem) => void;
  onRemove: (item: CartItem) => void;
  onUpdate: (item: CartItem, quantity: number) => void;
}

const useStyles = makeStyles({ list: { margin: "0", padding: "0", listStyleType: "none" } });

/** An observer: `weightOf` reads units that the platform tells later. */
export const CartLines = observer(function CartLines({
  items,
  weightOf,
  onIncrease,
  onDecrease,
  onRemove,
  onUpdate,
}: CartLinesProps) {
  const styles = useStyles();
  return (
    <Panel>
      <ul aria-label="Items in your cart" className={styles.list}>
        {items.map((item) => (
          <CartLine
            key={item.productVariantId}
            item={item}
            weight={weightOf(item)}
            onIncrease={() => onIncrease(item)}
            onDecrease={() => onDecrease(item)}
            onRemove={() => onRemove(item)}
            onUpdate={(quantity) => onUpdate(item, quantity)}
          />
        ))}
      </ul>
    </Panel>
  );
});
