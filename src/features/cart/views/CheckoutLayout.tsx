import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { PageTitle } from "../../../ui/a11y/PageTitle";
import { Content } from "../../../ui/section/Content";
import { Stepper } from "../../../ui/stepper/Stepper";
import { media } from "../../../ui/theme/haat";

const STEPS = ["Cart", "Checkout", "Order"] as const;

export interface CheckoutLayoutProps {
  step: number;
  title: string;
  onStep: (step: number) => void;
  /** The step was changed while the page was open: the title takes the focus. */
  moved?: boolean;
  /** The summary; sticky from 1024 px. */
  aside?: ReactNode;
  /** On phones, above the tabs. */
  bar?: ReactNode;
  children: ReactNode;
}

const useStyles = makeStyles({
  page: { display: "flex", flexDirection: "column", rowGap: "16px", paddingBlock: "16px 32px" },
  steps: { maxWidth: "560px", width: "100%" },
  columns: {
    display: "grid",
    gap: "16px",
    alignItems: "start",
    [media.desktopUp]: { gap: "32px", paddingBlockStart: "8px" },
  },
  withAside: { [media.desktopUp]: { gridTemplateColumns: "minmax(0, 1fr) 360px" } },
  main: { display: "flex", flexDirection: "column", rowGap: "16px", minWidth: "0" },
  aside: { [media.desktopUp]: { position: "sticky", insetBlockStart: "96px" }, [media.low]: { position: "static" } },
});

/** The steps on top, the work left, the summary right. */
export function CheckoutLayout({ step, title, onStep, moved, aside, bar, children }: CheckoutLayoutProps) {
  const styles = useStyles();
  return (
    <Content>
      <div className={styles.page}>
        <div className={styles.steps}>
          <Stepper steps={STEPS} current={step} onStep={onStep} label="Checkout steps" />
        </div>
        <PageTitle key={step} autoFocus={moved}>
          {title}
        </PageTitle>
        <div className={mergeClasses(styles.columns, aside !== undefined && styles.withAside)}>
          <div className={styles.main}>{children}</div>
          {aside && <aside className={styles.aside}>{aside}</aside>}
        </div>
      </div>
      {bar}
    </Content>
  );
}
