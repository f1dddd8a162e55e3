import { makeStyles } from "@fluentui/react-components";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import { media } from "#design/theme/haat.ts";
import { HOME_CATEGORIES } from "#domain/catalogue/index.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  row: { display: "flex", columnGap: "12px", paddingBlock: "4px", overflow: "hidden" },
  round: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    rowGap: "12px",
    flexShrink: 0,
    width: "84px",
    // Space for two lines of a name.
    paddingBlockEnd: "20px",
    [media.tabletUp]: { width: "112px" },
  },
});

export function CategoryRowSkeleton() {
  const styles = useStyles();
  return (
    <SkeletonGroup label={words.loadingCategories} className={styles.row}>
      {Array.from({ length: HOME_CATEGORIES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton shapes have no identity
        <div key={index} className={styles.round}>
          <Skeleton shape="circle" />
          <Skeleton width="half" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
