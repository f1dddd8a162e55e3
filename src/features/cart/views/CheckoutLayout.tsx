import { makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { Content } from "#design/section/Content.tsx";
import { Stepper } from "#design/stepper/Stepper.tsx";
import { media } from "#design/theme/haat.ts";
import * as words from "../words.en";

const STEPS = [words.cart, words.checkout, words.order] as const;

export interface CheckoutLayoutProps {
  step: number;
  title: string;
  onStep: (step: number) => void;
  /** The step has changed since the page was opened, so the title takes the focus. */
  moved?: boolean;
  /** The summary. It stays in sight, except on phones, where the bar has the total. */
  aside?: ReactNode;
  /** A bar above the tabs, on phones. */
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
  withAside: { [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) clamp(280px, 30vw, 360px)" } },
  main: { display: "flex", flexDirection: "column", rowGap: "16px", minWidth: "0" },
  aside: { [media.tabletUp]: { position: "sticky", insetBlockStart: "96px" }, [media.low]: { position: "static" } },
});

/** The steps at the top, the current step on the left, the summary on the right. */
export function CheckoutLayout({ step, title, onStep, moved, aside, bar, children }: CheckoutLayoutProps) {
  const styles = useStyles();
  return (
    <Content>
      <div className={styles.page}>
        <div className={styles.steps}>
          <Stepper steps={STEPS} current={step} onStep={onStep} label={words.checkoutSteps} />
        </div>
        <PageTitle key={step} autoFocus={moved}>
          {title}
        </PageTitle>
        <div data-columns="" className={mergeClasses(styles.columns, aside !== undefined && styles.withAside)}>
          <div className={styles.main}>{children}</div>
          {aside && <aside className={styles.aside}>{aside}</aside>}
        </div>
      </div>
      {bar}
    </Content>
  );
}
