import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import type { CartItem } from "#contract/sale/carts.ts";
import { formatMoney } from "#design/format/money.ts";
import { Picture } from "#design/picture/Picture.tsx";
import { clamped } from "#design/theme/clamped.ts";
import { haat, type } from "#design/theme/haat.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { langOf } from "#kernel/language/langOf.ts";
import { LineNotice } from "./LineNotice";

export interface ReviewItemsProps {
  items: readonly CartItem[];
  nameOf: (item: CartItem) => string;
}

const useStyles = makeStyles({
  list: { display: "grid", rowGap: "16px", margin: "0", padding: "0", listStyleType: "none" },
  line: { display: "grid", gridTemplateColumns: "56px minmax(0, 1fr) auto", columnGap: "12px", rowGap: "8px" },
  picture: { borderRadius: haat.radiusControl, overflow: "hidden", alignSelf: "start" },
  name: { ...type.body, fontWeight: 600, ...clamped(3) },
  soft: { ...type.caption, color: haat.textSoft, fontVariantNumeric: "tabular-nums" },
  amount: { ...type.body, fontWeight: 600, ...type.atEnd, fontVariantNumeric: "tabular-nums" },
  notice: { gridColumn: "1 / -1", ":empty": { display: "none" } },
});

/**
 * The items that will be ordered, at the prices of the order. An observer, because `nameOf` reads units that are loaded
 * later.
 */
export const ReviewItems = observer(function ReviewItems({ items, nameOf }: ReviewItemsProps) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.productVariantId} className={styles.line}>
          <div className={styles.picture}>
            <Picture src={item.thumbnail} alt="" width={56} height={56} />
          </div>
          <div>
            <p lang={langOf(item, "productName")} className={styles.name}>
              {item.productName}
            </p>
            <p className={styles.soft}>
              {[nameOf(item), `${item.quantity}\u00a0×\u00a0${formatMoney(toPaise(item.sellingPrice))}`]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <span className={styles.amount}>{formatMoney(toPaise(item.sellingPrice) * item.quantity)}</span>
          <div className={styles.notice}>
            <LineNotice item={item} />
          </div>
        </li>
      ))}
    </ul>
  );
});
