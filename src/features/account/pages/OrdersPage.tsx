import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { BrandingStore } from "../../../domain/branding";
import { failureOf } from "../../../domain/catalogue";
import { OrderCancellation } from "../../../domain/orders";
import { usePageInAddress } from "../../../kernel/react/usePageInAddress";
import { useService } from "../../../kernel/react/useService";
import { PageTitle } from "../../../ui/a11y/PageTitle";
import { LinkButton } from "../../../ui/button/Button";
import { CancelOrderDialog } from "../../../ui/cancel-order/CancelOrderDialog";
import { TimeZone } from "../../../ui/format/TimeZone";
import { EmptyState } from "../../../ui/page-state/EmptyState";
import { ErrorState } from "../../../ui/page-state/ErrorState";
import { PageSpinner } from "../../../ui/page-state/PageSpinner";
import { Pagination } from "../../../ui/pagination/Pagination";
import { OrderList } from "../OrderList";
import { orderPath } from "../orderPath";
import { AccountColumn } from "../views/AccountColumn";
import { OrdersTable } from "../views/OrdersTable";
import * as words from "../words.en";

/** The list of orders (spec 2.11, Orders). */
export const Page = observer(function OrdersPage() {
  const store = useService(OrderList);
  const cancellation = useService(OrderCancellation);
  const { timeZone } = useService(BrandingStore);
  const navigate = useNavigate();
  const [page, goTo] = usePageInAddress(store);
  if (store.error) {
    return <ErrorState {...failureOf(store.error)} headingLevel={1} onRetry={() => void store.refetch()} />;
  }
  if (store.isPending) return <PageSpinner label={words.loadingOrders} />;
  return (
    <AccountColumn>
      <PageTitle>{words.orders}</PageTitle>
      {store.orders.length === 0 ? (
        <EmptyState
          drawing="box"
          title={words.noOrdersFound}
          text={words.ordersStandHere}
          action={
            <LinkButton appearance="primary" href="/category">
              {words.shopMore}
            </LinkButton>
          }
        />
      ) : (
        <TimeZone value={timeZone}>
          <OrdersTable
            orders={store.orders}
            onView={(order) => void navigate(orderPath(order))}
            onCancel={(order) => cancellation.ask(order)}
          />
        </TimeZone>
      )}
      <Pagination page={page} totalPages={store.totalPages} disabled={store.isFetching} onPage={goTo} />
      <CancelOrderDialog model={cancellation} />
    </AccountColumn>
  );
});
