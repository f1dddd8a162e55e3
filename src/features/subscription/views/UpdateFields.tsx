import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { lineName } from "#contract/catalogue/lineName.ts";
import type { Subscription, SubscriptionChange, Weekday } from "#contract/sale/subscriptions.ts";
import { TextField } from "#design/fields/TextField.tsx";
import { createForm } from "#design/forms/createForm.ts";
import { haat, media, type } from "#design/theme/haat.ts";
import { UpdateForm } from "../UpdateForm.form";
import * as words from "../words.en";
import { DayChips } from "./DayChips";

export type Recurrence = SubscriptionChange["subscriptionRecurrence"];

export interface UpdateFieldsProps {
  /** The form's id, to which submit buttons outside the form refer. */
  id: string;
  subscription: Subscription;
  /** The earliest end date. */
  today: string;
  saving?: boolean;
  /** Called with the reason when nothing was saved (spec 5). */
  onRefused: (message: string) => void;
  onSave: (recurrence: Recurrence) => void | Promise<void>;
}

const useStyles = makeStyles({
  fields: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", rowGap: "12px" },
  product: { ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
  dates: {
    display: "grid",
    columnGap: "16px",
    rowGap: "12px",
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.tabletUp]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const UpdateFields = observer(function UpdateFields(props: UpdateFieldsProps) {
  const { id, subscription, today, saving, onRefused, onSave } = props;
  const { subscriptionItem, subscriptionRecurrence } = subscription;
  const styles = useStyles();
  const [form] = useState(() =>
    createForm(UpdateForm, {
      initial: {
        startDate: subscriptionRecurrence.startDate,
        endDate: subscriptionRecurrence.endDate ?? "",
        daysOfWeek: subscriptionRecurrence.daysOfWeek.join(),
      },
      labels: { daysOfWeek: words.selectRepeatedDays, startDate: words.startDate, endDate: words.endDate },
      onSubmit: ({ daysOfWeek, endDate }) => onSave({ daysOfWeek: toDays(daysOfWeek), endDate }),
      onRefused,
    }),
  );
  const days = form.field("daysOfWeek");
  const start = form.field("startDate");
  const chosen = toDays(days.value);
  return (
    <form id={id} className={styles.fields} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className={styles.product}>{lineName(subscriptionItem)}</p>
      <DayChips
        chosen={chosen}
        disabled={saving}
        error={days.error ?? ""}
        onChange={(wanted) => days.onChange(wanted.join())}
      />
      <div className={styles.dates}>
        <TextField {...start} type="date" hint={words.staysAsItIs} readOnly />
        <TextField {...form.field("endDate")} type="date" min={today} hint={words.leaveEmptyToGoOn} />
      </div>
    </form>
  );
});

const toDays = (joined: string) => joined.split(",").filter(Boolean) as Weekday[];
