import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AddressDialog } from "#commerce/address-form/AddressDialog.tsx";
import { PaymentChoice } from "#commerce/payment/PaymentChoice.tsx";
import { Button } from "#design/button/Button.tsx";
import { AddressBookStore, AddressEditor } from "#domain/addresses/index.ts";
import { failureOf, knownPaise } from "#domain/catalogue/index.ts";
import { CheckoutStore, CouponStore, PAYMENT_MISSING } from "#domain/checkout/index.ts";
import { PaymentMethods, StorePaymentSettings } from "#domain/payments/index.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";
import { DeliveryCharges } from "../DeliveryCharges";
import { AddressChoice } from "../views/AddressChoice";
import { CheckoutLayout } from "../views/CheckoutLayout";
import { CheckoutSummary } from "../views/CheckoutSummary";
import { TotalBar } from "../views/TotalBar";
import * as words from "../words.en";
import { StepNews } from "./StepNews";
import { useFirstAddress } from "./useFirstAddress";

/** Step 1: delivery address and payment method. Continue is shown only when there is an address. */
export const AddressStep = observer(function AddressStep({ moved }: { moved: boolean }) {
  const checkout = useService(CheckoutStore);
  const addresses = useService(AddressBookStore);
  const editor = useService(AddressEditor);
  const options = useService(StorePaymentSettings);
  const methods = useService(PaymentMethods);
  const { hint, ...delivery } = useService(DeliveryCharges).shownFor(checkout.checkout);
  const coupon = useService(CouponStore);
  const [addressesSaved, setAddressesSaved] = useState(0);
  useFirstAddress(addresses, () => editor.add());
  const totals = checkout.checkout;
  const amount = knownPaise(totals?.finalPrice);
  const refusal = checkout.paymentRefusal;
  const choose = (index: number) => {
    checkout.chooseAddress(index);
    // The payment method is chosen next.
    if (checkout.paymentMethod === null) setAddressesSaved((count) => count + 1);
  };
  const next = addresses.list.length > 0 && (
    <Button appearance="primary" size="large" block busy={checkout.isWorking} onClick={() => void checkout.next()}>
      {words.goOn}
    </Button>
  );
  return (
    <CheckoutLayout
      step={1}
      title={words.addressAndPayment}
      moved={moved}
      onStep={(step) => checkout.goTo(step)}
      aside={<CheckoutSummary title={words.summary} totals={totals} {...delivery} action={next} />}
      bar={
        next && (
          <TotalBar isLowest paise={amount} hint={hint}>
            {next}
          </TotalBar>
        )
      }
    >
      <StepNews />
      <AddressChoice
        addresses={addresses.list}
        chosen={checkout.addressIndex}
        pending={addresses.isPending}
        failure={addresses.error ? failureOf(addresses.error) : undefined}
        onChoose={(index) => checkout.chooseAddress(index)}
        onAdd={() => editor.add()}
        onEdit={(index) => editor.edit(index)}
        onRetry={() => void addresses.refetch()}
      />
      <PaymentChoice
        title={words.paymentMethod}
        legend={words.chooseHowToPay}
        emptyText={words.takesNoOrders}
        methods={methods.offered}
        chosen={checkout.paymentMethod}
        error={checkout.paymentMissing > 0 ? PAYMENT_MISSING : refusal}
        // A refused method takes the focus once.
        missing={checkout.paymentMissing || (refusal ? 1 : undefined)}
        turn={addressesSaved}
        pending={options.isPending}
        failure={options.error ? failureOf(options.error) : undefined}
        onChoose={(method) => checkout.choosePaymentMethod(method)}
        onRetry={() => void options.refetch()}
      >
        {refusal && coupon.applied !== "" && (
          <Button appearance="subtle" onClick={() => checkout.goTo(0)}>
            {words.changeTheCoupon}
          </Button>
        )}
        <Slot name="payment-note" props={{ method: checkout.paymentMethod, amount, what: "order" }} />
      </PaymentChoice>
      <AddressDialog model={editor} onSaved={choose} />
    </CheckoutLayout>
  );
});
