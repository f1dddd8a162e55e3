import { observer } from "mobx-react-lite";
import { useContext } from "react";
import type { AdminOrder } from "#contract/admin.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { type MoneyStanding, moneyStandingOf } from "#contract/sale/states/moneyStanding.ts";
import { moneyWords } from "#contract/sale/states/moneyWords.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { StatusTag, type StatusTone } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { formatMoment, formatTime } from "#design/format/dates.ts";
import { formatDay } from "#design/format/formatDay.ts";
import { formatMoney } from "#design/format/money.ts";
import { TimeZone } from "#design/format/TimeZone.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { nextSteps } from "../nextSteps";
import { stageOf } from "../stageOf";
import * as words from "../words.en";
import { addressLine } from "./addressLine";
import type { CardState, CounterViewProps } from "./Counter.types";
import { itemWords, keyOf } from "./itemWords";
import { OrderMore } from "./OrderMore";

interface OrderCardProps
  extends CardState,
    Pick<CounterViewProps, "today" | "nameOf" | "onStep" | "onCancel" | "onPrint"> {
  order: AdminOrder;
}

/** An observer, because `nameOf` reads units that are loaded later. */
export const OrderCard = observer(function OrderCard(props: OrderCardProps) {
  const { order, today, isFresh, isBusy, refusal, wait, nameOf, onStep, onCancel, onPrint } = props;
  const zone = useContext(TimeZone);
  const number = spokenNumber(order.orderNumber);
  const { text, tone } = statusOf(order);
  const standing = moneyStandingOf(order);
  const [next, ...others] = nextSteps(order);
  const mobile = order.shippingAddress.mobile || order.customer.mobile;
  return (
    <li className={isFresh ? "counter-card counter-fresh" : "counter-card"}>
      <div className="counter-card-head">
        <h3 title={order.orderNumber}>{number}</h3>
        {isFresh && <StatusTag tone="danger" text={words.isNew} />}
        {wait?.isLate && <StatusTag tone="danger" text={words.isLate} />}
        <StatusTag tone={tone} text={text} />
      </div>
      <p className="counter-soft">{[orderedAt(order, today, zone), wait?.since].filter(Boolean).join(" · ")}</p>
      <ul className="counter-items">
        {order.orderItems.map((item) => (
          <li key={keyOf(item)}>
            <b>{`${item.quantity} ×`}</b>
            <span>{itemWords(item, nameOf)}</span>
          </li>
        ))}
      </ul>
      <div className="counter-who">
        <p>
          <b>
            <bdi>{order.shippingAddress.name || order.customer.name || words.noName}</bdi>
          </b>{" "}
          {mobile && <a href={`tel:${mobile}`}>{mobile}</a>}
        </p>
        <p>{order.isPickedUp ? words.picksUp : addressLine(order.shippingAddress)}</p>
        {order.stateReason && <p>{order.stateReason}</p>}
      </div>
      <p className={MONEY_LOOKS[standing]}>{moneyWords(order, formatMoney(toPaise(order.finalPrice)))}</p>
      <div className="counter-steps">
        {next && (
          <Button
            className="counter-next"
            size="large"
            appearance="primary"
            busy={isBusy}
            aria-label={words.stepOfOrder(next.label, number)}
            onClick={() => onStep(order, next.step)}
          >
            {next.label}
          </Button>
        )}
        <OrderMore
          order={order}
          others={others}
          isBusy={isBusy}
          onStep={onStep}
          onCancel={onCancel}
          onPrint={onPrint}
        />
        {refusal !== "" && (
          <p role="alert" className="counter-refusal">
            {refusal}
          </p>
        )}
      </div>
    </li>
  );
});

/** Only the time, if it is today. */
const orderedAt = ({ orderDate }: AdminOrder, today: string, zone: string): string =>
  formatDay(orderDate, zone) === formatDay(today) ? formatTime(orderDate, zone) : formatMoment(orderDate, zone);

const TO_PAY = { text: words.toBePaid, tone: "warning" } as const;
const STANDINGS = {
  toPack: { text: words.toPack, tone: "warning" },
  packed: { text: words.packed, tone: "info" },
  onTheWay: { text: words.onTheWay, tone: "info" },
} as const;

function statusOf(order: AdminOrder): { text: string; tone: StatusTone } {
  const stage = stageOf(order);
  if (stage === "toPack" && order.isPickedUp && moneyStandingOf(order) === "collect") return TO_PAY;
  if (stage !== "done") return STANDINGS[stage];
  const { label, tone } = ORDER_STATES[order.orderState];
  return { text: label, tone };
}

/** Emphasises money that still has to be taken or given back. */
const MONEY_LOOKS: Record<MoneyStanding, string> = {
  collect: "counter-cash",
  paid: "counter-paid",
  awaited: "counter-cash",
  refunded: "counter-money",
  refundOwed: "counter-cash",
  nothing: "counter-money",
};
