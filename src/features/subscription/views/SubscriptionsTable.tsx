import { observer } from "mobx-react-lite";
import type { Subscription } from "#contract/sale/subscriptions.ts";
import { Table } from "#design/table/Table.tsx";
import { isChosenByWeight } from "../isChosenByWeight";
import * as words from "../words.en";
import { SubscriptionRow, type SubscriptionRowProps } from "./SubscriptionRow";
import { useSubscriptionTableStyles } from "./useSubscriptionTableStyles";

export interface SubscriptionsTableProps
  extends Pick<SubscriptionRowProps, "onToggle" | "onEdit" | "onDelete" | "onDeliveries"> {
  subscriptions: readonly Subscription[];
  /** Formatted: `500 ml`. Called inside this observer, because the units are loaded later. */
  nameOf: (subscription: Subscription) => string;
  isSwitching: (id: string) => boolean;
}

const COLUMNS = [words.price, words.repeatsOn, words.endDate, words.status, words.action];

/** Spec 2.11, Subscriptions. Where the columns do not fit, each subscription is a card. */
export const SubscriptionsTable = observer(function SubscriptionsTable(props: SubscriptionsTableProps) {
  const { subscriptions, nameOf, isSwitching, ...actions } = props;
  const styles = useSubscriptionTableStyles();
  const variants = subscriptions.every(isChosenByWeight) ? words.weight : words.choice;
  return (
    <Table columns={[words.product, variants, ...COLUMNS]} className={styles.table} boxClassName={styles.box}>
      {subscriptions.map((subscription) => (
        <SubscriptionRow
          key={subscription.id}
          subscription={subscription}
          variant={nameOf(subscription)}
          switching={isSwitching(subscription.id)}
          {...actions}
        />
      ))}
    </Table>
  );
});
