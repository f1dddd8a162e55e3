import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Button } from "../button/Button";
import { Glyph } from "../glyph/Glyph";
import { lineArt } from "../glyph/lineArt";
import { haat } from "../theme/haat";
import * as words from "../words.en";
import { pageWindow } from "./pageWindow";

export interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  disabled?: boolean;
}

const useBar = makeResetStyles({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: "4px",
  "& > button": { minWidth: "40px", paddingInline: "0", fontVariantNumeric: "tabular-nums" },
});

const useStyles = makeStyles({
  current: { backgroundColor: haat.primaryTint, color: haat.primaryText },
  turned: { "& > svg": { transform: "scaleX(-1)" } },
  /** Spec 9: three page buttons at widths of 450 px or less. */
  wideOnly: { "@media (max-width: 28.125em)": { display: "none" } },
});

/**
 * Five page buttons, three on narrow screens (spec 9), with buttons to the first and last page of a long list. Draws nothing
 * for a single page.
 */
export function Pagination({ page, totalPages, onPage, disabled }: PaginationProps) {
  const bar = useBar();
  const styles = useStyles();
  if (totalPages <= 1) return null;
  const isLong = totalPages > 5;
  const narrow = new Set(pageWindow(page, totalPages, 3));
  return (
    <nav aria-label={words.pages} className={bar}>
      {isLong && (
        <Button
          appearance="subtle"
          aria-label={words.firstPage}
          icon={<Ends />}
          disabled={disabled || page <= 1}
          onClick={() => onPage(1)}
        />
      )}
      <Button
        appearance="subtle"
        aria-label={words.previousPage}
        icon={<Glyph name="chevronLeft" />}
        disabled={disabled || page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pageWindow(page, totalPages, 5).map((number) => (
        <Button
          key={number}
          appearance="subtle"
          aria-label={words.page(number)}
          aria-current={number === page ? "page" : undefined}
          disabled={disabled}
          className={mergeClasses(number === page && styles.current, !narrow.has(number) && styles.wideOnly)}
          onClick={() => number !== page && onPage(number)}
        >
          {number}
        </Button>
      ))}
      <Button
        appearance="subtle"
        aria-label={words.nextPage}
        icon={<Glyph name="chevronRight" />}
        disabled={disabled || page >= totalPages}
        onClick={() => onPage(page + 1)}
      />
      {isLong && (
        <Button
          appearance="subtle"
          aria-label={words.lastPage}
          className={styles.turned}
          icon={<Ends />}
          disabled={disabled || page >= totalPages}
          onClick={() => onPage(totalPages)}
        />
      )}
    </nav>
  );
}

function Ends() {
  return (
    <svg {...lineArt} aria-hidden="true">
      <path d="m14.5 4.5-5.5 5.5 5.5 5.5M5.5 4.5v11" />
    </svg>
  );
}
