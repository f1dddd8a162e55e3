import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { Order } from "../../../contract/sale/orders";
import { toPaise } from "../../../domain/catalogue";
import { reasonInWords } from "../../../domain/orders";
import { isUnpaid, OrderPayment } from "../../../domain/payments";
import { useService } from "../../../kernel/react/useService";
import { formatMoney } from "../../../ui/format/money";
import { PaymentUnpaid } from "../../../ui/payment/PaymentUnpaid";
import { PaymentWaiting } from "../../../ui/payment/PaymentWaiting";

/** For an order that was not paid online yet: the payment's state, and a button to pay. */
export const OrderPaymentPanel = observer(function OrderPaymentPanel(props: {
  order: Order;
  onAnswer: (order: Order) => void;
}) {
  const { order, onAnswer } = props;
  const payment = useService(OrderPayment);
  useEffect(() => {
    payment.start(onAnswer);
    return () => payment.dispose();
  }, [payment, onAnswer]);
  useEffect(() => void payment.resume(order), [payment, order]);
  const { waiting } = payment;
  if (waiting) {
    return (
      <PaymentWaiting {...waiting} compact onCheck={() => payment.askNow()} onGiveUp={() => void payment.giveUp()} />
    );
  }
  if (!isUnpaid(order)) return null;
  return (
    <PaymentUnpaid
      compact
      failed={order.orderState === "FAILED"}
      reason={reasonInWords(order.stateReason)}
      amount={formatMoney(toPaise(order.finalPrice))}
      busy={payment.isBusy}
      hindrance={payment.hindrance}
      onPay={() => void payment.payAgain()}
    />
  );
});
