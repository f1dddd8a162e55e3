import { observer } from "mobx-react-lite";
import { useCallback, useEffect } from "react";
import { useParams } from "react-router-dom";
import type { Order } from "../../../contract/sale/orders";
import { BrandingStore } from "../../../domain/branding";
import { Catalogue, failureOf } from "../../../domain/catalogue";
import { shownDelivery } from "../../../domain/checkout";
import { OrderCancellation, Reorder } from "../../../domain/orders";
import { PaymentMethods } from "../../../domain/payments";
import { SlotRegistry } from "../../../kernel/plugin/SlotRegistry";
import { Slot } from "../../../kernel/react/Slot";
import { useService } from "../../../kernel/react/useService";
import { CancelOrderDialog } from "../../../ui/cancel-order/CancelOrderDialog";
import { TimeZone } from "../../../ui/format/TimeZone";
import { formatWeight } from "../../../ui/format/weight";
import { OrderAgainDialog } from "../../../ui/order-again/OrderAgainDialog";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { Content } from "../../../ui/section/Content";
import { ListSkeleton } from "../../../ui/skeleton/ListSkeleton";
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
            weightOf={({ weight, weightUnit = "" }) => formatWeight(weight, catalogue.unitLabel(weightUnit))}
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
  if (store.error) {
    const retry = () => void store.refetch();
    return <ErrorState {...failureOf(store.error)} headingLevel={1} retrying={store.isFetching} onRetry={retry} />;
  }
  return (
    <Content stack>
      <ListSkeleton rows={4} picture label={words.loadingOrder} />
    </Content>
  );
});
