import { makeStyles } from "@fluentui/react-components";
import { Suspense } from "react";
import { RichText } from "#design/rich-text/RichText.tsx";
import { Skeleton, SkeletonGroup } from "#design/skeleton/Skeleton.tsx";
import { haat, type } from "#design/theme/haat.ts";
import { isBlankHtml } from "#kernel/html/isBlankHtml.ts";
import { useSanitize } from "#kernel/html/useSanitize.ts";
import * as words from "../words.en";

const useStyles = makeStyles({
  section: {
    paddingBlockStart: "20px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "solid",
    borderBlockStartColor: haat.hairline,
  },
  title: { ...type.large, fontWeight: 600, marginBlockEnd: "8px" },
  bones: { display: "flex", flexDirection: "column", rowGap: "8px" },
});

/** The store's own text, sanitised (spec 2.6). */
export function ProductDescription({ html }: { html: string }) {
  const styles = useStyles();
  if (isBlankHtml(html)) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{words.aboutThisProduct}</h2>
      <Suspense
        fallback={
          <SkeletonGroup label={words.loadingDescription} className={styles.bones}>
            <Skeleton width="full" />
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </SkeletonGroup>
        }
      >
        <Sanitised html={html} />
      </Suspense>
    </section>
  );
}

function Sanitised({ html }: { html: string }) {
  return <RichText html={html} sanitize={useSanitize(html)} />;
}
