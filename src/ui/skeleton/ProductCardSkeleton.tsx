import { makeStyles } from "@fluentui/react-components";
import { haat } from "../theme/haat";
import { Skeleton } from "./Skeleton";

const useStyles = makeStyles({
  card: {
    overflow: "hidden",
    border: `1px solid ${haat.hairline}`,
    borderRadius: haat.radiusCard,
    backgroundColor: haat.groundRaised,
  },
  body: { display: "flex", flexDirection: "column", rowGap: "8px", padding: "12px" },
  price: { marginBlockStart: "8px" },
});

export function ProductCardSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div className={styles.body}>
        <Skeleton width="third" height="s" />
        <Skeleton width="wide" />
        <Skeleton width="half" />
        <Skeleton width="half" className={styles.price} />
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
