import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { CancelOrderDialog } from "#commerce/cancel-order/CancelOrderDialog.tsx";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { TimeZone } from "#design/format/TimeZone.ts";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";
import { Pagination } from "#design/pagination/Pagination.tsx";
import { BrandingStore } from "#domain/branding/index.ts";
import { failureOf } from "#domain/catalogue/index.ts";
import { OrderCancellation } from "#domain/orders/index.ts";
import { usePageInAddress } from "#kernel/react/usePageInAddress.ts";
import { useService } from "#kernel/react/useService.ts";
import { OrderList } from "../OrderList";
import { orderPath } from "../orderPath";
import { AccountColumn } from "../views/AccountColumn";
import { OrdersTable } from "../views/OrdersTable";
import * as words from "../words.en";

export const Page = observer(function OrdersPage() {
  const store = useService(OrderList);
  const cancellation = useService(OrderCancellation);
  const { timeZone } = useService(BrandingStore);
  const navigate = useNavigate();
  const { page, totalPages, goTo } = usePageInAddress(store);
  const { error, isPending, isFetching } = store.query;
  if (error) {
    return <ErrorState {...failureOf(error)} headingLevel={1} onRetry={() => void store.query.refetch()} />;
  }
  if (isPending) return <PageSpinner label={words.loadingOrders} />;
  return (
    <AccountColumn>
      <PageTitle>{words.orders}</PageTitle>
      {store.orders.length === 0 ? (
        <EmptyState
          drawing="box"
          title={words.noOrdersFound}
          text={words.ordersStandHere}
          link={{ href: "/category", text: words.shopMore }}
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
      <Pagination page={page} totalPages={totalPages} disabled={isFetching} onPage={goTo} />
      <CancelOrderDialog model={cancellation} />
    </AccountColumn>
  );
});
