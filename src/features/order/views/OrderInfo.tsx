import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { Order } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { useDates } from "#design/format/useDates.ts";
import { Panel } from "#design/panel/Panel.tsx";
import { haat, type } from "#design/theme/haat.ts";
import { orderStateLabels, orderStateTones, reasonInWords } from "#domain/orders/index.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  more: { marginBlockStart: "12px", ":empty": { display: "none" } },
  facts: {
    ...type.body,
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))",
    gap: "16px",
    margin: "0",
    "& dt": { ...type.caption, color: haat.textSoft },
    "& dd": { margin: "2px 0 0", fontWeight: 600, overflowWrap: "anywhere" },
  },
});

export interface OrderInfoProps {
  order: Order;
  /** Added by plugins: the expected delivery. */
  children?: ReactNode;
}

export function OrderInfo({ order, children }: OrderInfoProps) {
  const styles = useStyles();
  const { dayOf } = useDates();
  const { orderNumber, orderDate, orderState, stateReason } = order;
  const hasReason = stateReason && ORDER_STATES[orderState]?.cameToNothing;
  return (
    <Panel
      title={words.orderInfo}
      aside={<StatusTag tone={orderStateTones[orderState]} text={orderStateLabels[orderState]} />}
    >
      <dl className={styles.facts}>
        <div>
          <dt>{words.orderNumber}</dt>
          <dd>{orderNumber}</dd>
        </div>
        <div>
          <dt>{words.date}</dt>
          <dd>{dayOf(orderDate)}</dd>
        </div>
        {hasReason && (
          <div>
            <dt>{words.reason}</dt>
            <dd>{reasonInWords(stateReason)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.more}>{children}</div>
    </Panel>
  );
}
