import { makeStyles } from "@fluentui/react-components";
import type { Weekday } from "../../../contract/sale/subscriptions";
import type { LocalDate, Rupees } from "../../../contract/wire.types";
import { laterDelivery } from "../../../domain/checkout";
import { type SubscriptionSummary, weekdayName } from "../../../domain/subscriptions";
import { Button, LinkButton } from "../../../ui/button/Button";
import { formatDay } from "../../../ui/format/formatDay";
import { SummaryCard } from "../../../ui/summary-card/SummaryCard";
import { media } from "../../../ui/theme/haat";

export interface SetupSummaryProps {
  /** The amounts of one delivery, in paise. */
  summary: SubscriptionSummary;
  /** The charge of one delivery, which comes on top of the total (reading 38); left out while unknown. */
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
      title="Summary"
      rows={[
        { label: "Subtotal", paise: subtotal },
        { label: "Tax", paise: tax },
        { label: "Savings", paise: -savings, isSaving: true },
      ]}
      total={{ label: "Total", paise: total }}
      later={delivery ? laterDelivery(total, delivery, "To pay each time") : undefined}
      note={firstDay ? `${noteOf(daysOfWeek)}. The first comes on ${formatDay(firstDay)}.` : noteOf(daysOfWeek)}
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
          {confirming ? "Confirming" : "Confirm Subscription"}
        </Button>
      )}
      <LinkButton href="/category" block>
        Shop more
      </LinkButton>
    </SummaryCard>
  );
}

function noteOf(days: readonly Weekday[]): string {
  if (days.length === 0) return "For each delivery";
  return days.length === 7 ? "For each delivery, every day" : `For each delivery, every ${inWords(days)}`;
}

/** `Monday, Wednesday and Friday`. */
function inWords(days: readonly Weekday[]): string {
  const names = days.map(weekdayName);
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
