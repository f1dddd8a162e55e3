import { observer } from "mobx-react-lite";
import { AddressDialog } from "#commerce/address-form/AddressDialog.tsx";
import { PaymentChoice } from "#commerce/payment/PaymentChoice.tsx";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { AddressBookStore } from "#domain/addresses/index.ts";
import { failureOf, TileMaker, toPaise } from "#domain/catalogue/index.ts";
import { deliveryCharge, deliveryTermsOf } from "#domain/checkout/index.ts";
import { StorePaymentSettings } from "#domain/payments/index.ts";
import { subscriptionSummary } from "#domain/subscriptions/index.ts";
import { Services } from "#kernel/container/Services.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useLifetime } from "#kernel/react/useLifetime.ts";
import { useService } from "#kernel/react/useService.ts";
import { SubscriptionSetup } from "../SubscriptionSetup";
import { ConfirmBar } from "../views/ConfirmBar";
import { SaveAddressOption } from "../views/SaveAddressOption";
import { ScheduleFields } from "../views/ScheduleFields";
import { SetupAddresses } from "../views/SetupAddresses";
import { SetupLayout } from "../views/SetupLayout";
import { SetupProduct } from "../views/SetupProduct";
import { SetupSummary } from "../views/SetupSummary";
import * as words from "../words.en";

/**
 * Spec 2.12 for one variant. When the delivery slots fail to load, an error view is shown; when the addresses fail, their place
 * shows the error (spec 8).
 */
export const Setup = observer(function Setup({ product, variant }: { product: Product; variant: ProductVariant }) {
  const setup = useService(SubscriptionSetup);
  const book = useService(AddressBookStore);
  const tileMaker = useService(TileMaker);
  const options = useService(StorePaymentSettings);
  const terms = deliveryTermsOf(useService(SlotRegistry), useService(Services));
  useLifetime(setup);
  const { address, payments, slotQuery } = setup;
  if (slotQuery.error) {
    return <ErrorState {...failureOf(slotQuery.error)} headingLevel={1} onRetry={() => void slotQuery.refetch()} />;
  }
  const summary = subscriptionSummary(toPaise(variant.mrp), toPaise(variant.sellingPrice), setup.quantity);
  const delivery = deliveryCharge(terms?.data, summary.total);
  // While the charge is unknown, the goods alone: a smaller balance cannot pay for a delivery in any case.
  const amount = delivery === undefined ? summary.total : summary.total + toPaise(delivery);
  const note = { method: setup.paymentMethod, amount, what: "firstDelivery" } as const;
  const onConfirm = address.address === null ? undefined : () => void setup.confirm(variant.variantId);
  return (
    <SetupLayout
      aside={
        <SetupSummary
          summary={summary}
          delivery={delivery}
          daysOfWeek={setup.daysOfWeek}
          firstDay={setup.firstDay}
          confirming={setup.confirming.isRunning}
          onConfirm={onConfirm}
        />
      }
      bar={
        onConfirm && (
          <ConfirmBar
            paise={amount}
            firstDay={setup.firstDay}
            confirming={setup.confirming.isRunning}
            onConfirm={onConfirm}
          />
        )
      }
    >
      <SetupProduct
        product={product}
        variant={variant}
        name={tileMaker.nameOf(variant)}
        quantity={setup.quantity}
        onQuantity={(quantity) => setup.setQuantity(quantity)}
      />
      <ScheduleFields
        startDate={setup.startDate}
        endDate={setup.endDate}
        today={setup.today}
        daysOfWeek={setup.daysOfWeek}
        slots={setup.slots}
        slotId={setup.slotId}
        onStartDate={(date) => setup.setStartDate(date)}
        onEndDate={(date) => setup.setEndDate(date)}
        onDays={(days) => setup.chooseDays(days)}
        onSlot={(id) => setup.chooseSlot(id)}
      />
      <SetupAddresses
        addresses={book.list}
        once={address.once}
        chosen={address.chosen}
        pending={book.isPending}
        failure={book.error ? failureOf(book.error) : undefined}
        onChoose={(choice) => address.choose(choice)}
        onAdd={() => address.add()}
        onRetry={() => void book.refetch()}
      />
      <PaymentChoice
        title={words.selectPaymentMode}
        legend={words.selectPaymentMode}
        emptyText={words.takesNoPayments}
        methods={payments.offered}
        chosen={setup.paymentMethod}
        pending={options.isPending}
        failure={options.error ? failureOf(options.error) : undefined}
        onChoose={(method) => setup.choosePaymentMethod(method)}
        onRetry={() => void options.refetch()}
      >
        <Slot name="payment-note" props={note} />
      </PaymentChoice>
      <AddressDialog
        model={address.editor}
        save={(input) => address.save(input)}
        saveText={address.savesAddress ? undefined : words.useThisAddress}
        option={
          <SaveAddressOption checked={address.savesAddress} onChange={(saves) => address.setSavesAddress(saves)} />
        }
      />
    </SetupLayout>
  );
});
