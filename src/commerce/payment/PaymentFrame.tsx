import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { DrawingName } from "#design/page-state/Drawing.types.ts";
import { PageState } from "#design/page-state/PageState.tsx";
import { haat, media, type } from "#design/theme/haat.ts";

export interface PaymentFrameProps {
  drawing: DrawingName;
  tone: "info" | "danger";
  title: string;
  text: string;
  action: ReactNode;
  /** A strip at the top of an order instead of a whole page. */
  compact?: boolean | undefined;
  alert?: boolean;
  children?: ReactNode;
}

const useStyles = makeStyles({
  strip: {
    display: "grid",
    gap: "16px",
    alignItems: "center",
    padding: "16px",
    borderRadius: haat.radiusCard,
    [media.tabletUp]: { padding: "24px", gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
  info: { backgroundColor: haat.infoTint },
  danger: { backgroundColor: haat.dangerTint },
  title: { ...type.large, fontWeight: 600, color: haat.text },
  text: { ...type.body, maxWidth: "60ch", marginBlockStart: "4px", color: haat.text },
  action: { display: "flex", flexWrap: "wrap", gap: "12px", gridColumn: "1 / -1" },
});

/** The two layouts that show the state of a payment: a whole page, or a strip at the top of an order. */
export function PaymentFrame(props: PaymentFrameProps) {
  const { drawing, tone, title, text, action, compact, alert, children } = props;
  const styles = useStyles();
  const role = alert ? "alert" : "status";
  if (!compact) {
    return (
      <div role={role}>
        <PageState drawing={drawing} headingLevel={1} title={title} text={text} action={action}>
          {children}
        </PageState>
      </div>
    );
  }
  return (
    <section role={role} className={mergeClasses(styles.strip, styles[tone])}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
      <div className={styles.action}>{action}</div>
    </section>
  );
}
