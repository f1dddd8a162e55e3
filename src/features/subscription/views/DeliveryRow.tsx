import { makeStyles } from "@fluentui/react-components";
import { DELIVERY_STATES } from "#contract/sale/states/deliveryStates.ts";
import type { Delivery } from "#contract/sale/subscriptions.ts";
import { StatusTag } from "#design/badge/StatusTag.tsx";
import { Button } from "#design/button/Button.tsx";
import { formatMoney } from "#design/format/money.ts";
import { Link } from "#design/link/Link.tsx";
import { haat, type } from "#design/theme/haat.ts";
import { toPaise } from "#domain/catalogue/index.ts";
import * as words from "../words.en";
import { DELIVERY_WORDS, dayInWords, slotInWords } from "./deliveryWords";

export interface DeliveryRowProps {
  delivery: Delivery;
  busy?: boolean;
  disabled?: boolean;
  onSkip: (date: string) => void;
  onTakeBack: (date: string) => void;
}

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "12px",
    rowGap: "4px",
    alignItems: "center",
    paddingBlock: "12px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: haat.hairline,
  },
  day: { ...type.body, fontWeight: 600 },
  soft: { ...type.caption, color: haat.textSoft, overflowWrap: "anywhere" },
  cost: { ...type.body, ...type.tabular, fontWeight: 600, ...type.atEnd },
  foot: {
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: "32px",
  },
  tags: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  link: { color: haat.primaryText },
});

/** One delivery: its day, its state with the reason, its cost, and what can still be changed. */
export function DeliveryRow({ delivery, busy, disabled, onSkip, onTakeBack }: DeliveryRowProps) {
  const styles = useStyles();
  const { date, slot, state, reason, reasonCode, canChange, finalPrice, orderId } = delivery;
  const day = dayInWords(date);
  const { text, tone } = DELIVERY_WORDS[state];
  const { isCharged } = DELIVERY_STATES[state];
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.day}>{day}</p>
        <p className={styles.soft}>{slotInWords(slot)}</p>
      </div>
      <p className={styles.cost}>{isCharged ? formatMoney(toPaise(finalPrice)) : "—"}</p>
      <div className={styles.foot}>
        <div className={styles.tags}>
          <StatusTag text={text} tone={tone} />
          {reason && <span className={styles.soft}>{reason}</span>}
          {reasonCode === "WALLET_TOO_LOW" && (
            <Link className={styles.link} href="/account/wallet" aria-label={words.rechargeWalletFor(day)}>
              {words.rechargeWallet}
            </Link>
          )}
          {orderId && (
            <Link
              className={styles.link}
              href={`/order/${encodeURIComponent(orderId)}/false`}
              aria-label={words.viewOrderFor(day)}
            >
              {words.viewOrder}
            </Link>
          )}
        </div>
        {canChange && state === "PLANNED" && (
          <Button
            size="small"
            busy={busy}
            disabled={disabled}
            aria-label={words.skipDay(day)}
            onClick={() => onSkip(date)}
          >
            {words.skip}
          </Button>
        )}
        {canChange && state === "SKIPPED" && (
          <Button
            size="small"
            busy={busy}
            disabled={disabled}
            aria-label={words.takeBackDay(day)}
            onClick={() => onTakeBack(date)}
          >
            {words.takeBack}
          </Button>
        )}
      </div>
    </li>
  );
}
