import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { Order } from "#contract/sale/orders.ts";
import { useDates } from "#design/format/useDates.ts";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { Panel } from "#design/panel/Panel.tsx";
import { haat, media, type, visuallyHidden } from "#design/theme/haat.ts";
import { orderTimeline, type TimelineEntry } from "#domain/orders/index.ts";
import * as words from "../words.en";

/** As high as a line of text; the line runs through the middle of the icons. */
const SIGN = "1.5rem";

const useStyles = makeStyles({
  list: { display: "grid", margin: "0", padding: "0", listStyleType: "none" },
  entry: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `${SIGN} minmax(0, 1fr)`,
    columnGap: "12px",
    paddingBlockEnd: "20px",
    ":last-child": { paddingBlockEnd: "0" },
  },
  line: {
    "::before": {
      content: "''",
      position: "absolute",
      insetBlock: `${SIGN} 0`,
      insetInlineStart: `calc(${SIGN} / 2 - 1px)`,
      width: "2px",
      backgroundColor: haat.primaryBorder,
      [media.forced]: { backgroundColor: "CanvasText" },
    },
  },
  /** The line to a moment still to come. */
  lineAhead: { "::before": { backgroundColor: haat.hairline } },
  sign: {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    width: SIGN,
    height: SIGN,
    borderRadius: haat.radiusFull,
    backgroundColor: haat.primaryFill,
    color: haat.onPrimary,
  },
  danger: { backgroundColor: haat.dangerFill, color: "#ffffff" },
  current: {
    border: `2px solid ${haat.primaryBorder}`,
    backgroundColor: haat.primaryTint,
    "::after": {
      content: "''",
      width: "8px",
      height: "8px",
      borderRadius: haat.radiusFull,
      backgroundColor: haat.primaryBorder,
      [media.forced]: { backgroundColor: "CanvasText" },
    },
  },
  coming: { border: `2px solid ${haat.strokeControl}`, backgroundColor: haat.groundRaised },
  label: { ...type.body, lineHeight: SIGN, fontWeight: 600, color: haat.text },
  ahead: { fontWeight: 400, color: haat.textSoft },
  soft: { ...type.caption, color: haat.textSoft, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
  hidden: visuallyHidden,
});

/** The moments of an order with their times, and those still to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const styles = useStyles();
  const { momentOf } = useDates();
  const entries = orderTimeline(order);
  return (
    <Panel title={words.orderTimeline}>
      <ol className={styles.list}>
        {entries.map((entry, index) => {
          const next = entries[index + 1];
          const line = next && mergeClasses(styles.line, next.progress === "coming" && styles.lineAhead);
          const isCurrent = entry.progress === "current";
          return (
            <li
              key={`${entry.state} ${entry.at ?? index}`}
              className={mergeClasses(styles.entry, line)}
              aria-current={isCurrent ? "step" : undefined}
            >
              <Sign entry={entry} />
              <div>
                <p className={mergeClasses(styles.label, entry.progress === "coming" && styles.ahead)}>
                  {entry.label}
                  {entry.progress === "coming" && <span className={styles.hidden}>{words.toCome}</span>}
                </p>
                {entry.at !== undefined && (
                  <p className={styles.soft}>
                    <time dateTime={entry.at}>{momentOf(entry.at)}</time>
                  </p>
                )}
                {entry.note !== "" && <p className={styles.soft}>{entry.note}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Sign({ entry: { progress, tone } }: { entry: TimelineEntry }) {
  const styles = useStyles();
  const look = progress === "done" ? tone === "danger" && styles.danger : styles[progress];
  return (
    <span className={mergeClasses(styles.sign, look)} aria-hidden="true">
      {progress === "done" && <Glyph name={tone === "danger" ? "dismiss" : "check"} size={14} />}
    </span>
  );
}
