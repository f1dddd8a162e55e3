import { makeStyles } from "@fluentui/react-components";
import type { Order } from "../../../contract/orders";
import { toPaise } from "../../../domain/catalogue";
import { orderStateLabels, orderStateTones, shortOrderNumber } from "../../../domain/orders";
import { StatusTag } from "../../../ui/badge/StatusTag";
import { formatDay } from "../../../ui/format/dates";
import { formatMoney } from "../../../ui/format/money";
import { Panel } from "../../../ui/panel/Panel";
import { haat, type } from "../../../ui/theme/haat";
import { OrderActions } from "./OrderActions";

export interface OrdersTableProps {
  orders: readonly Order[];
  onView: (order: Order) => void;
  onCancel: (order: Order) => void;
}

const SMALL = "@media (max-width: 639px)";

const useStyles = makeStyles({
  table: {
    ...type.body,
    width: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th": { ...type.caption, fontWeight: 600, color: haat.textSoft, textAlign: "start", padding: "8px" },
    "& [data-end]": { textAlign: "end" },
    "& td": { padding: "8px", borderTop: `1px solid ${haat.hairline}` },
    "& th:first-child, & td:first-child": { paddingInlineStart: "0" },
    "& th:last-child, & td:last-child": { paddingInlineEnd: "0", textAlign: "end", width: "44px" },
  },
  strong: { fontWeight: 600 },
  wide: { [SMALL]: { display: "none" } },
});

/** Spec 2.11, Orders: the date gives way on small screens. */
export function OrdersTable({ orders, onView, onCancel }: OrdersTableProps) {
  const styles = useStyles();
  return (
    <Panel>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col" className={styles.wide}>
              Date
            </th>
            <th scope="col">Status</th>
            <th scope="col" data-end="">
              Amount
            </th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td className={styles.strong}>{shortOrderNumber(order)}</td>
              <td className={styles.wide}>{formatDay(order.orderDate)}</td>
              <td>
                <StatusTag tone={orderStateTones[order.orderState]} text={orderStateLabels[order.orderState]} />
              </td>
              <td className={styles.strong} data-end="">
                {formatMoney(toPaise(order.finalPrice))}
              </td>
              <td>
                <OrderActions order={order} onView={() => onView(order)} onCancel={() => onCancel(order)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
