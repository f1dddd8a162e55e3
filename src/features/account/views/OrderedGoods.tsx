import { makeStyles } from "@fluentui/react-components";
import type { Order } from "#contract/sale/orders.ts";
import { Link } from "#design/link/Link.tsx";
import { Picture } from "#design/picture/Picture.tsx";
import { clamped } from "#design/theme/clamped.ts";
import { haat, type } from "#design/theme/haat.ts";
import { orderedNames, shortOrderNumber } from "#domain/orders/index.ts";
import { orderPath } from "../orderPath";
import * as words from "../words.en";

const PICTURE = 48;

const useStyles = makeStyles({
  goods: { display: "flex", alignItems: "center", columnGap: "12px", minWidth: "0" },
  picture: { flexShrink: 0, width: `${PICTURE}px`, borderRadius: haat.radiusControl, overflow: "hidden" },
  words: { minWidth: "0" },
  number: { ...type.body, fontWeight: 600, color: haat.primaryText, textDecorationLine: "none" },
  names: { ...type.body, ...clamped(2), color: haat.textSoft },
});

/** The order's number and the names of the products, as far as the platform's list has them (reading 34). */
export function OrderedGoods({ order }: { order: Order }) {
  const styles = useStyles();
  const number = shortOrderNumber(order);
  const names = orderedNames(order);
  return (
    <div className={styles.goods}>
      {names !== "" && (
        <div className={styles.picture}>
          <Picture src={order.orderItems[0]?.thumbnail} alt="" width={PICTURE} height={PICTURE} />
        </div>
      )}
      <div className={styles.words}>
        <Link href={orderPath(order)} className={styles.number} aria-label={words.orderOfNumber(number)}>
          {number}
        </Link>
        {names !== "" && <p className={styles.names}>{names}</p>}
      </div>
    </div>
  );
}
