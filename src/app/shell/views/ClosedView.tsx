import { makeStyles } from "@fluentui/react-components";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { haat } from "#design/theme/haat.ts";
import * as words from "../unavailable/words.en";

export interface ClosedViewProps {
  /** The owner's own sentence; empty for none. */
  reason: string;
}

const useStyles = makeStyles({ reason: { color: haat.text, marginBlockEnd: "8px" } });

/** Shown in place of every page for buying while the store is closed (ADR 68). */
export function ClosedView({ reason }: ClosedViewProps) {
  const styles = useStyles();
  return (
    <EmptyState
      drawing="store"
      title={words.closedForNow}
      headingLevel={1}
      text={
        <>
          {reason !== "" && <p className={styles.reason}>{reason}</p>}
          <p>{words.ordersGoOn}</p>
        </>
      }
      link={{ href: "/account/orders", text: words.yourOrders }}
    />
  );
}
