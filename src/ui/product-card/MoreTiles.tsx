import { makeStyles } from "@fluentui/react-components";
import { Button } from "../button/Button";
import { formatCount } from "../format/count";
import { haat, type } from "../theme/haat";

export interface MoreTilesProps {
  /** Cells the list stands for, and how many there are at all. */
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

/** The end of a list that has more, which a press opens: nothing below it moves by itself. */
export function MoreTiles({ count, total, onMore }: MoreTilesProps) {
  const styles = useStyles();
  if (count >= total) return null;
  return (
    <div className={styles.end}>
      <p role="status">
        {formatCount(count)} of {formatCount(total)} products
      </p>
      <Button
        onClick={({ detail, currentTarget }) => {
          // By keyboard: on with the first of the new ones, which comes where the button stands, not with the footer.
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
        Show more
      </Button>
    </div>
  );
}
