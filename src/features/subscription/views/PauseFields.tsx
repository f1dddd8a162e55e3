import { makeStyles } from "@fluentui/react-components";
import type { Pause } from "#contract/sale/subscriptions.ts";
import { Button } from "#design/button/Button.tsx";
import { TextField } from "#design/fields/TextField.tsx";
import { formatDay } from "#design/format/formatDay.ts";
import { haat, media, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface PauseFieldsProps {
  pause: Pause | null;
  from: string;
  until: string;
  /** The earliest day of both fields. */
  today: string;
  busy?: boolean;
  disabled?: boolean;
  onFrom: (date: string) => void;
  onUntil: (date: string) => void;
  onPause: () => void;
  onResume: () => void;
}

const useStyles = makeStyles({
  section: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: "12px",
    padding: "16px",
    borderRadius: haat.radiusCard,
    backgroundColor: haat.groundSunken,
  },
  title: { ...type.body, fontWeight: 600 },
  words: { ...type.body },
  fields: {
    display: "grid",
    gap: "12px",
    alignItems: "end",
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" },
  },
  start: { justifySelf: "start" },
});

/** The first and last day of a pause. */
export function PauseFields(props: PauseFieldsProps) {
  const { pause, from, until, today, busy, disabled, onFrom, onUntil, onPause, onResume } = props;
  const styles = useStyles();
  return (
    <section className={styles.section} aria-label={words.pauseDeliveries}>
      <h3 className={styles.title}>{words.pauseDeliveries}</h3>
      {pause ? (
        <>
          <p className={styles.words}>{words.nothingComesBetween(formatDay(pause.from), formatDay(pause.until))}</p>
          <Button className={styles.start} busy={busy} disabled={disabled} onClick={onResume}>
            {words.endThePause}
          </Button>
        </>
      ) : (
        <div className={styles.fields}>
          <TextField name="pauseFrom" label={words.firstDay} type="date" min={today} value={from} onChange={onFrom} />
          <TextField
            name="pauseUntil"
            label={words.lastDay}
            type="date"
            min={from || today}
            value={until}
            onChange={onUntil}
          />
          <Button busy={busy} disabled={disabled} onClick={onPause}>
            {words.pause}
          </Button>
        </div>
      )}
    </section>
  );
}
