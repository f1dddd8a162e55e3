import { makeStyles } from "@fluentui/react-components";
import type { DeliverySlot } from "#contract/sale/deliverySlots.ts";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import { SelectField } from "#design/fields/SelectField.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { media } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { DayChips } from "./DayChips";
import { slotInWords } from "./deliveryWords";

export interface ScheduleFieldsProps {
  startDate: string;
  /** Empty for no end. */
  endDate: string;
  /** The earliest day of both date fields. */
  today: string;
  daysOfWeek: readonly Weekday[];
  slots: readonly DeliverySlot[];
  slotId: string;
  onStartDate: (date: string) => void;
  onEndDate: (date: string) => void;
  onDays: (days: Weekday[]) => void;
  onSlot: (id: string) => void;
}

const useStyles = makeStyles({
  // Otherwise a date field is as wide as its text, which can be wider than a phone with large text.
  fields: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: "20px" },
  pair: {
    display: "grid",
    gap: "16px",
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** Spec 2.12: the weekdays, the first and last day, and the delivery time. */
export function ScheduleFields(props: ScheduleFieldsProps) {
  const { startDate, endDate, today, daysOfWeek, slots, slotId, onStartDate, onEndDate, onDays, onSlot } = props;
  const styles = useStyles();
  return (
    <Panel title={words.deliverySchedule}>
      <div className={styles.fields}>
        <DayChips chosen={daysOfWeek} onChange={onDays} />
        <div className={styles.pair}>
          <TextField
            name="startDate"
            label={words.startDate}
            type="date"
            min={today}
            value={startDate}
            onChange={onStartDate}
          />
          <TextField
            name="endDate"
            label={words.endDate}
            type="date"
            min={today}
            value={endDate}
            hint={words.endDateHint}
            onChange={onEndDate}
          />
        </div>
        <div className={styles.pair}>
          <SelectField
            name="slot"
            label={words.deliverySlot}
            value={slotId}
            placeholder={slots.length === 0 ? words.noSlots : undefined}
            options={slots.map((slot) => ({ value: slot.id, label: slotInWords(slot) }))}
            onChange={onSlot}
          />
        </div>
      </div>
    </Panel>
  );
}
