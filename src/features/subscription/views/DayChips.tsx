import { makeStyles } from "@fluentui/react-components";
import { useId } from "react";
import type { Weekday } from "../../../contract/subscriptions";
import { WEEKDAYS, weekdayName } from "../../../domain/subscriptions";
import { Chip } from "../../../ui/chip/Chip";
import { haat, type } from "../../../ui/theme/haat";

export interface DayChipsProps {
  chosen: readonly Weekday[];
  disabled?: boolean;
  onToggle: (day: Weekday) => void;
}

const useStyles = makeStyles({
  label: { ...type.body, color: haat.text, marginBlockEnd: "8px" },
  /** The chip's name is the whole word, in one piece: what is lifted out of the line would be read apart. */
  rest: { fontSize: "0" },
  row: {
    display: "grid",
    gridTemplateColumns: "repeat(7, minmax(0, 60px))",
    gap: "6px",
    "& > button": { columnGap: "0", minWidth: "0", paddingInlineStart: "0", paddingInlineEnd: "0" },
  },
});

/** Spec 2.12: a row of day chips that toggle. */
export function DayChips({ chosen, disabled, onToggle }: DayChipsProps) {
  const styles = useStyles();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are buttons that stay pressed, not fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        Select Repeated Days
      </p>
      <div className={styles.row}>
        {WEEKDAYS.map((day) => (
          <Chip key={day} pressed={chosen.includes(day)} disabled={disabled} onToggle={() => onToggle(day)}>
            <span>
              {weekdayName(day).slice(0, 3)}
              <span className={styles.rest}>{weekdayName(day).slice(3)}</span>
            </span>
          </Chip>
        ))}
      </div>
    </div>
  );
}
