import { makeStyles } from "@fluentui/react-components";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import * as words from "../words.en";

const useStyles = makeStyles({ lines: { display: "flex", flexDirection: "column", rowGap: "12px", maxWidth: "72ch" } });

export function PolicySkeleton() {
  const styles = useStyles();
  return (
    <SkeletonGroup label={words.loadingThePolicy} className={styles.lines}>
      <Skeleton width="half" height="l" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton />
      <Skeleton width="half" />
    </SkeletonGroup>
  );
}
