import { makeStyles } from "@fluentui/react-components";
import { Button } from "#design/button/Button.tsx";
import { formatCount } from "#design/format/count.ts";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";

export interface MoreTilesProps {
  /** How many cells are shown now, and how many the list has. */
  count: number;
  total: number;
  onMore: () => void;
}

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

/**
 * The button at the end of a partly shown list. Products are added by a press and never by scrolling, so that the footer does
 * not move by itself.
 */
export function MoreTiles({ count, total, onMore }: MoreTilesProps) {
  const styles = useStyles();
  if (count >= total) return null;
  return (
    <div className={styles.end}>
      <p role="status">{words.someOfProducts(formatCount(count), formatCount(total))}</p>
      <Button
        onClick={({ detail, currentTarget }) => {
          // A press by keyboard moves the focus to the first new product. That product is drawn where the button stood, so the
          // button's place is scrolled to the middle first.
          if (detail === 0) {
            currentTarget.scrollIntoView({ block: "center", behavior: "instant" });
            void import("./focusCell").then(
              ({ focusCell }) => focusCell(count + 1),
              () => {},
            );
          }
          onMore();
        }}
      >
        {words.showMore}
      </Button>
    </div>
  );
}
