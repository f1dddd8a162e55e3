import { makeStyles } from "@fluentui/react-components";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import { haat, media } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { useCategoryNavStyles } from "./useCategoryNavStyles";

const useStyles = makeStyles({
  placeholder: {
    width: "112px",
    height: "40px",
    flexShrink: 0,
    borderRadius: haat.radiusFull,
    [media.desktopUp]: { width: "100%", height: "48px", borderRadius: haat.radiusControl },
  },
});

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function CategoryNavSkeleton() {
  const { list } = useCategoryNavStyles();
  const styles = useStyles();
  return (
    <SkeletonGroup label={words.loadingCategories}>
      <div className={list}>
        {PLACEHOLDERS.map((placeholder) => (
          <Skeleton key={placeholder} shape="block" className={styles.placeholder} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
