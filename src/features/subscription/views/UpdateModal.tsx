import { makeStyles } from "@fluentui/react-components";
import { Suspense } from "react";
import type { Subscription, Weekday } from "../../../contract/subscriptions";
import { Button } from "../../../ui/button/Button";
import { lazyPart } from "../../../ui/lazy/lazyPart";
import { Modal } from "../../../ui/modal/Modal";
import { useLast } from "../../../ui/modal/useLast";
import { haat, media, type } from "../../../ui/theme/haat";
import { DayChips } from "./DayChips";

export interface UpdateModalProps {
  /** The one being changed; null while the dialog is closed. */
  subscription: Subscription | null;
  daysOfWeek: readonly Weekday[];
  endDate: string;
  /** The earliest end date. */
  today: string;
  saving?: boolean;
  onToggleDay: (day: Weekday) => void;
  onEndDate: (date: string) => void;
  onCancel: () => void;
  onSave: () => void;
}

const TextField = lazyPart(async () => ({ default: (await import("../../../ui/fields/TextField")).TextField }));

const useStyles = makeStyles({
  fields: { display: "grid", rowGap: "20px" },
  product: { ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
  dates: { display: "grid", gap: "16px", [media.tabletUp]: { gridTemplateColumns: "1fr 1fr" } },
});

/** Spec 2.11: 'Update Subscription' changes days and end date; the start date is read-only (spec 4). */
export function UpdateModal(props: UpdateModalProps) {
  const { subscription, daysOfWeek, endDate, today, saving, onToggleDay, onEndDate, onCancel, onSave } = props;
  const styles = useStyles();
  const shown = useLast(subscription);
  return (
    <Modal
      open={subscription !== null}
      title="Update Subscription"
      alert
      onClose={onCancel}
      actions={
        <>
          <Button disabled={saving} onClick={onCancel}>
            Cancel
          </Button>
          <Button appearance="primary" busy={saving} onClick={onSave}>
            Update
          </Button>
        </>
      }
    >
      {shown && (
        <div className={styles.fields}>
          <p className={styles.product}>{shown.subscriptionItem.productName}</p>
          <DayChips chosen={daysOfWeek} disabled={saving} onToggle={onToggleDay} />
          <Suspense>
            <div className={styles.dates}>
              <TextField
                name="startDate"
                label="Start Date"
                type="date"
                value={shown.subscriptionRecurrence.startDate}
                hint="It stays as it is."
                readOnly
                onChange={() => {}}
              />
              <TextField
                name="endDate"
                label="End Date"
                type="date"
                min={today}
                value={endDate}
                hint="Leave it empty to go on till you stop it."
                onChange={onEndDate}
              />
            </div>
          </Suspense>
        </div>
      )}
    </Modal>
  );
}
