import type { Order } from "#contract/sale/orders.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { formatMoney } from "#design/format/money.ts";
import { useDates } from "#design/format/useDates.ts";
import { Table } from "#design/table/Table.tsx";
import { toPaise } from "#domain/catalogue/index.ts";
import { orderStateLabels, orderStateTones } from "#domain/orders/index.ts";
import * as words from "../words.en";
import { OrderActions } from "./OrderActions";
import { OrderedGoods } from "./OrderedGoods";
import { useOrderTableStyles } from "./useOrderTableStyles";

export interface OrdersTableProps {
  orders: readonly Order[];
  onView: (order: Order) => void;
  onCancel: (order: Order) => void;
}

/** Spec 2.11, Orders. Where the columns do not fit, each order is a card. On small screens the date wraps first. */
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
