import { observer } from "mobx-react-lite";
import type { Subscription } from "../../../contract/sale/subscriptions";
import { SubscriptionRow, type SubscriptionRowProps } from "./SubscriptionRow";
import { useSubscriptionTableStyles } from "./useSubscriptionTableStyles";

export interface SubscriptionsTableProps
  extends Pick<SubscriptionRowProps, "onToggle" | "onEdit" | "onDelete" | "onDeliveries"> {
  subscriptions: readonly Subscription[];
  /** Formatted: `500 ml`. Called inside this observer, because the units are loaded later. */
  weightOf: (subscription: Subscription) => string;
  isSwitching: (id: string) => boolean;
}

/** Spec 2.11, Subscriptions. Each subscription is a card where the columns do not fit. */
export const SubscriptionsTable = observer(function SubscriptionsTable(props: SubscriptionsTableProps) {
  const { subscriptions, weightOf, isSwitching, ...actions } = props;
  const styles = useSubscriptionTableStyles();
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Weight</th>
            <th scope="col">Price</th>
            <th scope="col">Repeats On</th>
            <th scope="col">End Date</th>
            <th scope="col">Status</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((subscription) => (
            <SubscriptionRow
              key={subscription.id}
              subscription={subscription}
              weight={weightOf(subscription)}
              switching={isSwitching(subscription.id)}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
