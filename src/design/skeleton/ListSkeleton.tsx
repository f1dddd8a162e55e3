import { makeStyles } from "@fluentui/react-components";
import { haat } from "../theme/haat";
import { Skeleton, SkeletonGroup } from "./Skeleton";

export interface ListSkeletonProps {
  rows?: number;
  /** A square picture at the start of each row. */
  picture?: boolean;
  label?: string;
}

const useStyles = makeStyles({
  list: { display: "flex", flexDirection: "column" },
  row: {
    display: "flex",
    columnGap: "16px",
    alignItems: "center",
    paddingBlock: "16px",
    borderBlockEndWidth: "1px",
    borderBlockEndStyle: "solid",
    borderBlockEndColor: haat.hairline,
  },
  picture: { width: "72px", flexShrink: 0, borderRadius: haat.radiusControl },
  lines: { flexGrow: 1, display: "flex", flexDirection: "column", rowGap: "8px" },
});

/** The rows of a cart, of a list of orders or of addresses. */
export function ListSkeleton({ rows = 4, picture, label }: ListSkeletonProps) {
  const styles = useStyles();
  return (
    <SkeletonGroup label={label} className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton shapes have no identity
        <div key={index} className={styles.row}>
          {picture && <Skeleton shape="picture" className={styles.picture} />}
          <div className={styles.lines}>
            <Skeleton width="wide" />
            <Skeleton width="half" height="s" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
