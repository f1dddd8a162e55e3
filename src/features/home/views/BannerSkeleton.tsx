import { makeStyles } from "@fluentui/react-components";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import { haat, media } from "#design/theme/haat.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  // As high as the carousel, whose controls take 44 px.
  place: { paddingBlockEnd: "44px" },
  banner: {
    aspectRatio: "4 / 3",
    maxHeight: "26vh",
    borderRadius: haat.radiusCard,
    [media.tabletUp]: { aspectRatio: "21 / 9" },
  },
});

export function BannerSkeleton() {
  const styles = useStyles();
  return (
    <SkeletonGroup label={words.loadingOffers} className={styles.place}>
      <Skeleton shape="picture" className={styles.banner} />
    </SkeletonGroup>
  );
}
