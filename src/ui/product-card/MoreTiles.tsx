import { makeStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { Button } from "../button/Button";
import { formatCount } from "../format/count";
import { haat, type } from "../theme/haat";

export interface MoreTilesProps {
  /** Cells the list stands for, and how many there are at all. */
  count: number;
  total: number;
  /** Coming near is enough; else it takes a press. */
  opensByScrolling: boolean;
  onNear: () => void;
  onMore: () => void;
}

const NEAR = "600px 0px";

const useStyles = makeStyles({
  end: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    rowGap: "12px",
    paddingBlock: "32px",
    ...type.body,
    color: haat.textSoft,
  },
});

/** The end of a list that has more: it opens by scrolling, and by a button for keyboards and whoever prefers one. */
export function MoreTiles({ count, total, opensByScrolling, onNear, onMore }: MoreTilesProps) {
  const styles = useStyles();
  const ref = useRef<HTMLDivElement>(null);

  // Watched anew after each page: a list may end on screen again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: count is what makes it anew
  useEffect(() => {
    const end = ref.current;
    if (end === null || !opensByScrolling) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: NEAR });
    watcher.observe(end);
    return () => watcher.disconnect();
  }, [count, opensByScrolling, onNear]);

  if (count >= total) return null;
  return (
    <div ref={ref} className={styles.end}>
      <p role="status">
        {formatCount(count)} of {formatCount(total)} products
      </p>
      <Button
        onClick={({ detail, currentTarget }) => {
          // By keyboard: on with the first of the new ones, which comes where the button stands, not with the footer.
          if (detail === 0) {
            currentTarget.scrollIntoView({ block: "center", behavior: "instant" });
            focusCell(count + 1);
          }
          onMore();
        }}
      >
        Show more
      </Button>
    </div>
  );
}

const PATIENCE_MS = 3_000;

/** Focuses the card at this place once it is there, unless the shopper has gone on by then. */
function focusCell(place: number): void {
  const from = document.activeElement;
  const giveUpAt = Date.now() + PATIENCE_MS;
  const timer = setInterval(() => {
    const link = document.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`);
    const hasMoved = document.activeElement !== from && document.activeElement !== document.body;
    if (link && !hasMoved) link.focus();
    if (link || hasMoved || Date.now() > giveUpAt) clearInterval(timer);
  }, 50);
}
