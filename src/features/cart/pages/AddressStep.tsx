import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { AddressBookStore, AddressEditor } from "../../../domain/addresses";
import { failureOf, toPaise } from "../../../domain/catalogue";
import { CheckoutStore } from "../../../domain/checkout";
import { PaymentMethods, PaymentOptions } from "../../../domain/payments";
import { useService } from "../../../kernel/react/useService";
import { AddressModal } from "../../../ui/address-form/AddressModal";
import { Button } from "../../../ui/button/Button";
import { AddressChoice } from "../views/AddressChoice";
import { CheckoutLayout } from "../views/CheckoutLayout";
import { CheckoutSummary } from "../views/CheckoutSummary";
import { PaymentChoice } from "../views/PaymentChoice";
import { TotalBar } from "../views/TotalBar";

/** Step 1: where it goes and how it is paid. Continue shows only when at least one address exists. */
export const AddressStep = observer(function AddressStep({ moved }: { moved: boolean }) {
  const checkout = useService(CheckoutStore);
  const addresses = useService(AddressBookStore);
  const editor = useService(AddressEditor);
  // The dialog goes with its screen; what was typed stays a draft.
  useEffect(() => () => editor.close(), [editor]);
  const options = useService(PaymentOptions);
  const methods = useService(PaymentMethods);
  const totals = checkout.checkout;
  const next = addresses.list.length > 0 && (
    <Button appearance="primary" size="large" block busy={checkout.isWorking} onClick={() => void checkout.next()}>
      Continue
    </Button>
  );
  return (
    <CheckoutLayout
      step={1}
      title="Address and payment"
      moved={moved}
      onStep={(step) => checkout.goTo(step)}
      aside={<CheckoutSummary title="Summary" totals={totals} shipping={totals?.shippingPrice} action={next} />}
      bar={next && <TotalBar paise={toPaise(totals?.finalPrice ?? 0)}>{next}</TotalBar>}
    >
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
        methods={methods.offered}
        chosen={checkout.paymentMethod}
        pending={options.isPending}
        failure={options.error ? failureOf(options.error) : undefined}
        onChoose={(method) => checkout.choosePaymentMethod(method)}
        onRetry={() => void options.refetch()}
      />
      <AddressModal
        key={String(editor.index)}
        open={editor.isOpen}
        title={editor.title}
        initial={editor.initial}
        error={editor.error}
        saving={editor.isSaving}
        findPlace={(pin, signal) => editor.findPlace(pin, signal)}
        onCancel={() => editor.close()}
        onLeave={(values) => editor.keepDraft(values)}
        onSave={async (values) => {
          const saved = await editor.save(values);
          if (saved !== undefined) checkout.chooseAddress(saved);
        }}
      />
    </CheckoutLayout>
  );
});
