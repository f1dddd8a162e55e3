import { makeStyles } from "@fluentui/react-components";
import { useId } from "react";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import { Chip } from "#design/chip/Chip.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import { toggleDay, WEEKDAYS, weekdayName, weekdayShort } from "#domain/subscriptions/index.ts";
import * as words from "../words.en";

export interface DayChipsProps {
  chosen: readonly Weekday[];
  disabled?: boolean;
  /** A message under the chips; an empty string keeps the space for one. */
  error?: string;
  onChange: (days: Weekday[]) => void;
}

/** Common choices, in one tap. */
const PRESETS: [name: string, days: readonly Weekday[]][] = [
  [words.everyDay, WEEKDAYS],
  [words.weekdays, WEEKDAYS.slice(1, 6)],
];

const useStyles = makeStyles({
  presets: { display: "flex", flexWrap: "wrap", gap: "8px", marginBlockEnd: "12px" },
  label: { ...type.body, color: haat.text, marginBlockEnd: "8px" },
  /**
   * Hides the rest of the weekday's name with a font size of 0. Otherwise screen readers read the letter and the rest as
   * two words.
   */
  rest: { fontSize: "0" },
  /** Round chips. They shrink when seven do not fit. */
  row: {
    display: "grid",
    gridTemplateColumns: `repeat(7, minmax(0, ${haat.target}))`,
    justifyContent: "space-between",
    columnGap: "4px",
    maxWidth: "400px",
    "& > button": {
      minWidth: "0",
      minHeight: "0",
      aspectRatio: "1",
      fontSize: "0.75rem",
      [media.tabletUp]: { fontSize: "0.875rem" },
      paddingInlineStart: "0",
      paddingInlineEnd: "0",
    },
  },
  error: { ...type.caption, minHeight: "1rem", marginBlockStart: "2px", color: haat.danger },
});

/** Spec 2.12: a row of chips that switch weekdays on and off, and two that choose several at once. */
export function DayChips({ chosen, disabled, error, onChange }: DayChipsProps) {
  const styles = useStyles();
  const id = useId();
  const errorId = useId();
  const joined = chosen.join();
  return (
    <div>
      <p id={id} className={styles.label}>
        {words.selectRepeatedDays}
      </p>
      <div className={styles.presets}>
        {PRESETS.map(([name, days]) => (
          <Chip
            key={name}
            pressed={joined === days.join()}
            disabled={disabled}
            onToggle={(pressed) => onChange(pressed ? [...days] : [])}
          >
            {name}
          </Chip>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: chips are buttons that stay pressed, not fields */}
      <div
        role="group"
        aria-labelledby={id}
        aria-describedby={error ? errorId : undefined}
        data-invalid={error ? "" : undefined}
      >
        <div className={styles.row}>
          {WEEKDAYS.map((day) => (
            <Chip
              key={day}
              pressed={chosen.includes(day)}
              disabled={disabled}
              onToggle={() => onChange(toggleDay(chosen, day))}
            >
              <span>
                {weekdayShort(day)}
                <span className={styles.rest}>{weekdayName(day).slice(weekdayShort(day).length)}</span>
              </span>
            </Chip>
          ))}
        </div>
        {error !== undefined && (
          <p id={errorId} role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
