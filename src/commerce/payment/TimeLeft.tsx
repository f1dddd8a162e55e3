import { makeStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  left: { display: "grid", rowGap: "8px", justifyItems: "center", marginBlockStart: "16px" },
  time: { ...type.title, fontVariantNumeric: "tabular-nums", color: haat.text },
  label: { ...type.caption, color: haat.textSoft },
});

export interface TimeLeftProps {
  /** Milliseconds since 1970. */
  until: number;
  texts?: { left: string; last: string };
}

const TO_PAY = { left: words.leftToPay, last: words.oneLastLook };

/** A countdown, which screen readers do not announce every second. */
export function TimeLeft({ until, texts = TO_PAY }: TimeLeftProps) {
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
      <span className={styles.label}>{seconds === 0 ? texts.last : texts.left}</span>
    </div>
  );
}
