import { makeStyles } from "@fluentui/react-components";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import { haat, media } from "#design/theme/haat.ts";
import { acrossPhone, phonePicture } from "../product-picture/phonePicture";
import * as words from "../words.en";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gap: "12px",
    [media.tabletUp]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: "32px" },
    [media.desktopUp]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: "64px" },
  },
  picture: { borderRadius: haat.radiusCard, [media.phone]: { ...phonePicture, ...acrossPhone } },
  facts: { display: "flex", flexDirection: "column", rowGap: "16px" },
});

export function ProductPageSkeleton() {
  const styles = useStyles();
  return (
    <SkeletonGroup label={words.loadingProduct} className={styles.page}>
      <Skeleton shape="picture" className={styles.picture} />
      <div className={styles.facts}>
        <Skeleton width="third" height="s" />
        <Skeleton width="wide" height="l" />
        <Skeleton width="half" height="l" />
        <Skeleton shape="block" height="xl" />
        <Skeleton shape="block" />
        <Skeleton width="full" />
        <Skeleton width="wide" />
        <Skeleton width="half" />
      </div>
    </SkeletonGroup>
  );
}
