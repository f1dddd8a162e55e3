import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { PaymentUnpaid } from "#commerce/payment/PaymentUnpaid.tsx";
import { PaymentWaiting } from "#commerce/payment/PaymentWaiting.tsx";
import type { Order } from "#contract/sale/orders.ts";
import { formatMoney } from "#design/format/money.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { reasonInWords } from "#domain/orders/index.ts";
import { isUnpaid, OrderPayment, StorePaymentSettings } from "#domain/payments/index.ts";
import { useService } from "#kernel/react/useService.ts";

/** For an order that was not paid online yet: the payment's state, and a button to pay. */
export const OrderPaymentPanel = observer(function OrderPaymentPanel(props: {
  order: Order;
  onAnswer: (order: Order) => void;
}) {
  const { order, onAnswer } = props;
  const payment = useService(OrderPayment);
  const { onlineHindrance } = useService(StorePaymentSettings);
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
      hindrance={onlineHindrance}
      onPay={() => void payment.payAgain()}
    />
  );
});
