import { makeStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { haat, type } from "#design/theme/haat.ts";

const useStyles = makeStyles({
  left: { display: "grid", rowGap: "8px", justifyItems: "center", marginBlockStart: "16px" },
  time: { ...type.title, fontVariantNumeric: "tabular-nums", color: haat.text },
  label: { ...type.caption, color: haat.textSoft },
});

export interface TimeLeftProps {
  /** Milliseconds since 1970. */
  until: number;
  words?: { left: string; last: string };
}

const ENGLISH = { left: "left to pay", last: "One last look" };

/** A countdown. Screen readers are not told every second. */
export function TimeLeft({ until, words = ENGLISH }: TimeLeftProps) {
  const styles = useStyles();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <div className={styles.left} role="timer">
      <span className={styles.time}>
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
      </span>
      <span className={styles.label}>{seconds === 0 ? words.last : words.left}</span>
    </div>
  );
}
