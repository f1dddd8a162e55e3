import type { Order } from "../../../contract/sale/orders";
import { toPaise } from "../../../domain/catalogue";
import { orderStateLabels, orderStateTones } from "../../../domain/orders";
import { StatusTag } from "../../../ui/badge/StatusTag";
import { formatMoney } from "../../../ui/format/money";
import { useDates } from "../../../ui/format/useDates";
import { Table } from "../../../ui/table/Table";
import * as words from "../words.en";
import { OrderActions } from "./OrderActions";
import { OrderedGoods } from "./OrderedGoods";
import { useOrderTableStyles } from "./useOrderTableStyles";

export interface OrdersTableProps {
  orders: readonly Order[];
  onView: (order: Order) => void;
  onCancel: (order: Order) => void;
}

/** Spec 2.11, Orders. Each order is a card where the columns do not fit. On small screens the date wraps first. */
export function OrdersTable({ orders, onView, onCancel }: OrdersTableProps) {
  const styles = useOrderTableStyles();
  const { dayOf } = useDates();
  return (
    <Table
      columns={[
        words.order,
        { name: words.date, className: styles.date },
        words.status,
        { name: words.amount, atEnd: true },
        words.action,
      ]}
      className={styles.table}
      boxClassName={styles.box}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <td className={styles.order}>
            <OrderedGoods order={order} />
          </td>
          <td className={styles.date}>{dayOf(order.orderDate)}</td>
          <td className={styles.status}>
            <StatusTag tone={orderStateTones[order.orderState]} text={orderStateLabels[order.orderState]} />
          </td>
          <td className={styles.amount} data-end="">
            {formatMoney(toPaise(order.finalPrice))}
          </td>
          <td className={styles.action}>
            <OrderActions order={order} onView={() => onView(order)} onCancel={() => onCancel(order)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
