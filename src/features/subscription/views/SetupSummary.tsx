import { makeStyles } from "@fluentui/react-components";
import { SummaryCard } from "#commerce/summary-card/SummaryCard.tsx";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate, Rupees } from "#contract/wire.types.ts";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { formatDay } from "#design/format/formatDay.ts";
import { media } from "#design/theme/haat.ts";
import { laterDelivery } from "#domain/checkout/index.ts";
import { type SubscriptionSummary, weekdayName } from "#domain/subscriptions/index.ts";
import { listed } from "#kernel/text/listed.ts";
import * as words from "../words.en";

export interface SetupSummaryProps {
  /** The amounts of one delivery, in paise. */
  summary: SubscriptionSummary;
  /** The charge of one delivery, to be added to the total (reading 38); left out while unknown. */
  delivery?: Rupees | undefined;
  daysOfWeek: readonly Weekday[];
  /** The day of the first delivery; left out while unknown. */
  firstDay?: LocalDate | undefined;
  /** Undefined while the customer has no address. */
  onConfirm?: () => void;
  confirming?: boolean;
}

/** On phones the button is in `ConfirmBar`. */
const useStyles = makeStyles({ confirm: { [media.phone]: { display: "none" } } });

/** Spec 2.12, summary card: 'Confirm Subscription' is shown only when the customer has at least one address. */
export function SetupSummary({ summary, delivery, daysOfWeek, firstDay, onConfirm, confirming }: SetupSummaryProps) {
  const styles = useStyles();
  const { subtotal, tax, savings, total } = summary;
  return (
    <SummaryCard
      title={words.summary}
      rows={[
        { label: words.subtotal, paise: subtotal },
        { label: words.tax, paise: tax },
        { label: words.savings, paise: -savings, isSaving: true },
      ]}
      total={{ label: words.total, paise: total }}
      later={delivery ? laterDelivery(total, delivery, words.toPayEachTime) : undefined}
      note={firstDay ? words.theFirstComesOn(noteOf(daysOfWeek), formatDay(firstDay)) : noteOf(daysOfWeek)}
    >
      {onConfirm && (
        <Button
          appearance="primary"
          size="large"
          block
          busy={confirming}
          className={styles.confirm}
          onClick={onConfirm}
        >
          {confirming ? words.confirming : words.confirmSubscription}
        </Button>
      )}
      <LinkButton href="/category" block>
        {words.shopMore}
      </LinkButton>
    </SummaryCard>
  );
}

function noteOf(days: readonly Weekday[]): string {
  if (days.length === 0) return words.forEachDelivery;
  return days.length === 7 ? words.forEachDeliveryEveryDay : words.forEachDeliveryEvery(inWords(days));
}

/** `Monday, Wednesday and Friday`. */
function inWords(days: readonly Weekday[]): string {
  const names = days.map(weekdayName);
  const last = names.pop() ?? "";
  return names.length === 0 ? last : words.andLast(listed(names), last);
}
