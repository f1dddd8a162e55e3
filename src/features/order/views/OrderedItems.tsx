import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { OrderItem } from "#contract/sale/orders.ts";
import { formatMoney } from "#design/format/money.ts";
import { Link } from "#design/link/Link.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { clamped } from "#design/theme/clamped.ts";
import { haat, type } from "#design/theme/haat.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import * as words from "../words.en";

export interface OrderedItemsProps {
  items: readonly OrderItem[];
  nameOf: (item: OrderItem) => string;
}

const useStyles = makeStyles({
  list: { display: "grid", rowGap: "16px", margin: "0", padding: "0", listStyleType: "none" },
  line: { display: "grid", gridTemplateColumns: "64px minmax(0, 1fr) auto", columnGap: "12px" },
  picture: { borderRadius: haat.radiusControl, overflow: "hidden", alignSelf: "start" },
  name: { ...type.body, fontWeight: 600, color: haat.text, textDecorationLine: "none", ...clamped(3) },
  soft: { ...type.caption, color: haat.textSoft, fontVariantNumeric: "tabular-nums" },
  amount: { ...type.body, fontWeight: 600, ...type.atEnd, fontVariantNumeric: "tabular-nums" },
});

/** An observer, because `nameOf` reads units that are loaded later. */
export const OrderedItems = observer(function OrderedItems({ items, nameOf }: OrderedItemsProps) {
  const styles = useStyles();
  return (
    <Panel title={words.orderedItems}>
      <ul className={styles.list}>
        {items.map((item, index) => {
          const price = toPaise(item.sellingPrice);
          const facts = [nameOf(item), `${item.quantity}\u00a0×\u00a0${formatMoney(price)}`].filter(Boolean);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's items never move, and may have no id
            <li key={index} className={styles.line}>
              <div className={styles.picture}>
                <Picture src={item.thumbnail} alt="" width={64} height={64} />
              </div>
              <div>
                {item.productId ? (
                  <Link
                    href={`/product/${encodeURIComponent(item.productId)}`}
                    lang={langOf(item, "productName")}
                    className={styles.name}
                  >
                    {item.productName}
                  </Link>
                ) : (
                  <span lang={langOf(item, "productName")} className={styles.name}>
                    {item.productName}
                  </span>
                )}
                <p className={styles.soft}>{facts.join(" · ")}</p>
              </div>
              <span className={styles.amount}>{formatMoney(price * item.quantity)}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
});
