import { observer } from "mobx-react-lite";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Catalogue, costsNothing, toPaise } from "#domain/catalogue/index.ts";
import { CheckoutStore, PlaceOrder, shownDelivery } from "#domain/checkout/index.ts";
import { PaymentMethods } from "#domain/payments/index.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";
import { CheckoutLayout } from "../views/CheckoutLayout";
import { CheckoutSummary } from "../views/CheckoutSummary";
import { OrderReview } from "../views/OrderReview";
import { TotalBar } from "../views/TotalBar";
import * as words from "../words.en";
import { StepNews } from "./StepNews";

/** Step 2: what will be ordered, exactly as in the platform's last answer. */
export const ReviewStep = observer(function ReviewStep({ moved }: { moved: boolean }) {
  const store = useService(CheckoutStore);
  const methods = useService(PaymentMethods);
  const { nameOf } = useService(Catalogue);
  const slots = useService(SlotRegistry);
  const { isBusy: isPlacing } = useService(PlaceOrder);
  const { checkout } = store;
  if (checkout === null) return null;
  const { paymentMethod } = checkout;
  const total = toPaise(checkout.finalPrice);
  const isFree = costsNothing(checkout.finalPrice);
  const free = isFree ? words.nothingToPay : undefined;
  const pays = paymentMethod === "PAYMENT_GATEWAY" && !isFree;
  const name = pays ? words.placeOrderAndPay(formatMoney(total)) : words.placeOrder;
  const description = methods.offered.find(({ method }) => method === paymentMethod)?.description ?? "";
  const place = (
    <Button appearance="primary" size="large" block busy={isPlacing} onClick={() => void store.next()}>
      {isPlacing ? words.placingOrder : name}
    </Button>
  );
  return (
    <CheckoutLayout
      step={2}
      title={words.reviewYourOrder}
      moved={moved}
      onStep={(step) => store.goTo(step)}
      aside={
        <CheckoutSummary
          title={words.billingInfo}
          totals={checkout}
          shipping={shownDelivery(slots, checkout.shippingPrice)}
          note={free}
          action={place}
        />
      }
      bar={
        <TotalBar isLowest paise={total} hint={free}>
          {place}
        </TotalBar>
      }
    >
      <StepNews />
      <OrderReview
        items={checkout.cartItems}
        nameOf={nameOf}
        address={checkout.shippingAddress}
        paymentLabel={paymentMethod ? methods.labelOf(paymentMethod) : ""}
        paymentDescription={isFree ? words.nothingToPayForOrder : description}
        disabled={isPlacing}
        onChange={() => store.goTo(1)}
      />
      <Slot name="review-section" props={{ checkout }} />
    </CheckoutLayout>
  );
});
