import { observer } from "mobx-react-lite";
import { toPaise } from "../../../domain/catalogue";
import { PlaceOrder } from "../../../domain/checkout";
import { reasonInWords } from "../../../domain/orders";
import { useService } from "../../../kernel/react/useService";
import { formatMoney } from "../../../ui/format/money";
import { PaymentUnpaid } from "../../../ui/payment/PaymentUnpaid";
import { PaymentWaiting } from "../../../ui/payment/PaymentWaiting";

/** Shown between Place Order and the order's page, for online payments: always the payment's current state (spec 4). */
export const PaymentStep = observer(function PaymentStep() {
  const placing = useService(PlaceOrder);
  const { waiting } = placing;
  const unpaid = placing.awaited ?? placing.failed;
  if (waiting) {
    return (
      <PaymentWaiting {...waiting} onCheck={() => placing.askNow()} onGiveUp={() => void placing.giveUpWaiting()} />
    );
  }
  if (unpaid === undefined) return null;
  return (
    <PaymentUnpaid
      failed={unpaid.orderState === "FAILED"}
      reason={reasonInWords(unpaid.stateReason)}
      amount={formatMoney(toPaise(unpaid.finalPrice))}
      busy={placing.isBusy}
      hindrance={placing.hindrance}
      onPay={() => void placing.payAgain()}
      onOtherWay={() => void placing.payAnotherWay()}
    />
  );
});
