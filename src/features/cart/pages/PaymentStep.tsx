import { observer } from "mobx-react-lite";
import { PaymentUnpaid } from "#commerce/payment/PaymentUnpaid.tsx";
import { PaymentWaiting } from "#commerce/payment/PaymentWaiting.tsx";
import { formatMoney } from "#design/format/money.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import { PlaceOrder } from "#domain/checkout/index.ts";
import { reasonInWords } from "#domain/orders/index.ts";
import { StorePaymentSettings } from "#domain/payments/index.ts";
import { useService } from "#kernel/react/useService.ts";

/** Shown between Place Order and the order's page, for online payments: the payment's current state (spec 4). */
export const PaymentStep = observer(function PaymentStep() {
  const placing = useService(PlaceOrder);
  const { onlineHindrance } = useService(StorePaymentSettings);
  const { payment } = placing;
  const { waiting, unpaid } = payment;
  if (waiting) {
    return <PaymentWaiting {...waiting} onCheck={() => payment.askNow()} onGiveUp={() => void payment.giveUp()} />;
  }
  if (unpaid === undefined) return null;
  return (
    <PaymentUnpaid
      failed={unpaid.orderState === "FAILED"}
      reason={reasonInWords(unpaid.stateReason)}
      amount={formatMoney(toPaise(unpaid.finalPrice))}
      busy={placing.isBusy}
      hindrance={onlineHindrance}
      onPay={() => void payment.payAgain()}
      onOtherWay={() => void placing.payAnotherWay()}
    />
  );
});
