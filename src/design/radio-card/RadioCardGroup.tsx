import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { haat, type, visuallyHidden } from "../theme/haat";

export interface RadioCardGroupProps {
  legend: string;
  hideLegend?: boolean;
  /** Two columns where the screen is wide enough. */
  columns?: 1 | 2;
  error?: string;
  /** How often the shopper tried to go on without a choice. Each increase moves the focus to the group. */
  missing?: number;
  /** How often the shopper finished what comes before this choice. Each increase moves the focus to the group. */
  turn?: number;
  children: ReactNode;
}

const useGroup = makeResetStyles({
  minWidth: "0",
  margin: "0",
  padding: "0",
  border: "0",
  "& > legend": { padding: "0", marginBlockEnd: "12px" },
  "& > div": { display: "grid", gap: "12px" },
});

const useStyles = makeStyles({
  legend: { ...type.large, fontWeight: 600 },
  hidden: visuallyHidden,
  two: { "& > div": { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(260px, calc(50% - 6px))), 1fr))" } },
  error: { ...type.caption, color: haat.danger, marginBlockEnd: "8px" },
});

export function RadioCardGroup(props: RadioCardGroupProps) {
  const { legend, hideLegend, columns = 1, error, missing = 0, turn = 0, children } = props;
  const group = useGroup();
  const styles = useStyles();
  const ref = useRef<HTMLFieldSetElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (missing > 0) takeFocus(ref.current);
  }, [missing]);
  useEffect(() => {
    if (turn > 0) takeFocus(ref.current);
  }, [turn]);
  return (
    <fieldset
      ref={ref}
      aria-describedby={error ? errorId : undefined}
      className={mergeClasses(group, columns === 2 && styles.two)}
    >
      <legend className={mergeClasses(styles.legend, hideLegend && styles.hidden)}>{legend}</legend>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div>{children}</div>
    </fieldset>
  );
}

function takeFocus(group: HTMLFieldSetElement | null): void {
  group?.querySelector("input")?.focus();
  // Scrolls the whole group into view, so that the fixed bar with the pressed button does not cover half of it.
  group?.scrollIntoView({ block: "center" });
}
