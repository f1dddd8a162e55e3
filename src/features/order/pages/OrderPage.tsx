import { observer } from "mobx-react-lite";
import { useCallback, useEffect } from "react";
import { useParams } from "react-router-dom";
import { CancelOrderDialog } from "#commerce/cancel-order/CancelOrderDialog.tsx";
import { OrderAgainDialog } from "#commerce/order-again/OrderAgainDialog.tsx";
import type { Order } from "#contract/sale/orders.ts";
import { TimeZone } from "#design/format/TimeZone.ts";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { Content } from "#design/section/Content.tsx";
import { ListSkeleton } from "#design/skeleton/ListSkeleton.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, failureOf } from "#domain/catalogue/index.ts";
import { shownDelivery } from "#domain/checkout/index.ts";
import { OrderCancellation, Reorder } from "#domain/orders/index.ts";
import { PaymentMethods } from "#domain/payments/index.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { Slot } from "#kernel/react/Slot.tsx";
import { useService } from "#kernel/react/useService.ts";
import { InvoiceDownload } from "../InvoiceDownload";
import { OrderStore } from "../OrderStore";
import { OrderNotFound } from "../views/OrderNotFound";
import { OrderView } from "../views/OrderView";
import * as words from "../words.en";
import { OrderPaymentPanel } from "./OrderPaymentPanel";

export { bindOrderPage as bind } from "../bindOrderPage";

export const Page = observer(function OrderPage() {
  const { orderId = "", isFromCheckoutPage } = useParams();
  const store = useService(OrderStore);
  const catalogue = useService(Catalogue);
  const methods = useService(PaymentMethods);
  const slots = useService(SlotRegistry);
  const cancellation = useService(OrderCancellation);
  const invoice = useService(InvoiceDownload);
  const reorder = useService(Reorder);
  const { timeZone } = useService(BrandingStore);
  useEffect(() => store.show(orderId), [store, orderId]);
  const put = useCallback((answer: Order) => store.put(answer), [store]);
  const { order } = store;
  if (order !== undefined) {
    return (
      <Content>
        <TimeZone value={timeZone}>
          <OrderView
            order={order}
            isFromCheckout={isFromCheckoutPage === "true"}
            shipping={shownDelivery(slots, order.shippingCharge)}
            paymentLabel={methods.labelOf(order.paymentMethod)}
            nameOf={catalogue.nameOf}
            isDownloading={invoice.isRunning}
            isReordering={reorder.isRunning}
            onCancel={() => cancellation.ask(order)}
            onInvoice={() => void invoice.download(order)}
            onReorder={() => void reorder.run(order)}
            payment={order.paymentMethod === "PAYMENT_GATEWAY" && <OrderPaymentPanel order={order} onAnswer={put} />}
            details={<Slot name="order-details" props={{ order }} />}
          />
        </TimeZone>
        <CancelOrderDialog model={cancellation} />
        <OrderAgainDialog model={reorder} />
      </Content>
    );
  }
  if (store.isMissing) return <OrderNotFound />;
  const { error, isFetching } = store.query;
  if (error) {
    const retry = () => void store.query.refetch();
    return <ErrorState {...failureOf(error)} headingLevel={1} retrying={isFetching} onRetry={retry} />;
  }
  return (
    <Content stack>
      <ListSkeleton rows={4} picture label={words.loadingOrder} />
    </Content>
  );
});
