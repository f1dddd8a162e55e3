import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import { haat, visuallyHidden } from "#design/theme/haat.ts";
import { WEEKDAYS, weekdayLetter, weekdayName } from "#domain/subscriptions/index.ts";
import { listed } from "#kernel/text/listed.ts";

const useStyles = makeStyles({
  letters: { display: "flex", columnGap: "4px" },
  letter: {
    display: "grid",
    placeItems: "center",
    width: "1.5rem",
    height: "1.5rem",
    borderRadius: haat.radiusFull,
    color: haat.textSoft,
    fontSize: "0.75rem",
    lineHeight: "1rem",
  },
  active: { backgroundColor: haat.secondaryTint, color: haat.secondaryText, fontWeight: 600 },
  hidden: visuallyHidden,
});

/** Spec 2.11: the letters of the weekdays; the days with deliveries are highlighted. */
export function RepeatsOn({ days }: { days: readonly Weekday[] }) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.hidden}>{listed(days.map(weekdayName))}</span>
      <span className={styles.letters} aria-hidden="true">
        {WEEKDAYS.map((day) => (
          <span
            key={day}
            data-active={days.includes(day) ? "" : undefined}
            className={mergeClasses(styles.letter, days.includes(day) && styles.active)}
          >
            {weekdayLetter(day)}
          </span>
        ))}
      </span>
    </>
  );
}
