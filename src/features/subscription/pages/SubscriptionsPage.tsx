import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { ErrorState } from "#design/page-state/ErrorState.tsx";
import { PageSpinner } from "#design/page-state/PageSpinner.tsx";
import { Pagination } from "#design/pagination/Pagination.tsx";
import { Catalogue, failureOf } from "#domain/catalogue/index.ts";
import { usePageInAddress } from "#kernel/react/usePageInAddress.ts";
import { useService } from "#kernel/react/useService.ts";
import { DeliveryCalendar } from "../DeliveryCalendar";
import { SubscriptionEditor } from "../SubscriptionEditor";
import { SubscriptionList } from "../SubscriptionList";
import { SubscriptionRemoval } from "../SubscriptionRemoval";
import { SubscriptionsTable } from "../views/SubscriptionsTable";
import * as words from "../words.en";
import { SubscriptionDialogs } from "./SubscriptionDialogs";

export { bindSubscriptions as bind } from "../bindSubscriptions";

const useStyles = makeStyles({ page: { display: "flex", flexDirection: "column", rowGap: "16px", minWidth: "0" } });

/** /account/subscription (spec 2.11, Subscriptions). */
export const Page = observer(function SubscriptionsPage() {
  const list = useService(SubscriptionList);
  const catalogue = useService(Catalogue);
  const editor = useService(SubscriptionEditor);
  const removal = useService(SubscriptionRemoval);
  const calendar = useService(DeliveryCalendar);
  const { page, totalPages, goTo } = usePageInAddress(list);
  const styles = useStyles();
  const { error, isPending, isFetching } = list.query;
  if (error) {
    return <ErrorState {...failureOf(error)} headingLevel={1} onRetry={() => void list.query.refetch()} />;
  }
  if (isPending) return <PageSpinner label={words.loadingSubscriptions} />;
  return (
    <div className={styles.page}>
      <PageTitle>{words.subscription}</PageTitle>
      {list.subscriptions.length === 0 ? (
        <EmptyState
          drawing="box"
          title={words.noSubscriptionFound}
          text={words.openProductThatCan}
          link={{ href: "/category", text: words.shopMore }}
        />
      ) : (
        <SubscriptionsTable
          subscriptions={list.subscriptions}
          nameOf={({ subscriptionItem }) => catalogue.nameOf(subscriptionItem)}
          isSwitching={(id) => list.isSwitching(id)}
          onToggle={(subscription) => void list.toggle(subscription)}
          onEdit={(subscription) => editor.open(subscription)}
          onDelete={(subscription) => removal.ask(subscription)}
          onDeliveries={(subscription) => calendar.open(subscription)}
        />
      )}
      <Pagination page={page} totalPages={totalPages} disabled={isFetching} onPage={goTo} />
      <SubscriptionDialogs editor={editor} removal={removal} calendar={calendar} />
    </div>
  );
});
