import { Skeleton, SkeletonGroup } from "../../../ui/skeleton/Skeleton";
import { useCategoryNavStyles } from "./useCategoryNavStyles";

const BONES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function CategoryNavSkeleton() {
  const styles = useCategoryNavStyles();
  return (
    <SkeletonGroup label="Loading categories">
      <div className={styles.list}>
        {BONES.map((bone) => (
          <Skeleton key={bone} shape="block" className={styles.bone} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
