import { makeStyles } from "@fluentui/react-components";
import type { MouseEvent } from "react";
import { LinkButton } from "../button/Button";
import { haat, type } from "../theme/haat";

export interface PageLinksProps {
  /** From 1. */
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

const useStyles = makeStyles({
  nav: {
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    alignItems: "center",
    columnGap: "16px",
    paddingBlockStart: "24px",
  },
  next: { gridColumnStart: "3", justifySelf: "end" },
  place: { gridColumnStart: "2", gridRowStart: "1", ...type.body, ...type.tabular, color: haat.textSoft },
});

/** The page is in the address, so that a reload, a shared link and Back keep it. */
export function PageLinks({ page, totalPages, hrefOf }: PageLinksProps) {
  const styles = useStyles();
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.nav}>
      {page > 1 && (
        <div>
          <LinkButton onClick={toTop} href={hrefOf(page - 1)}>
            Previous
          </LinkButton>
        </div>
      )}
      <span className={styles.place}>
        Page {page} of {totalPages}
      </span>
      {page < totalPages && (
        <div className={styles.next}>
          <LinkButton onClick={toTop} href={hrefOf(page + 1)}>
            Next
          </LinkButton>
        </div>
      )}
    </nav>
  );
}

/** Another page of the same list begins at its top; a click that opens a tab of its own leaves this one where it is. */
function toTop(event: MouseEvent): void {
  if (!event.metaKey && !event.ctrlKey && !event.shiftKey) window.scrollTo({ top: 0, behavior: "instant" });
}
