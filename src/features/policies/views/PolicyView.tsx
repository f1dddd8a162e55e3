import { makeStyles } from "@fluentui/react-components";
import { Suspense } from "react";
import { EmptyState } from "#design/page-state/EmptyState.tsx";
import { RichText } from "#design/rich-text/RichText.tsx";
import { haat, media, type } from "#design/theme/haat.ts";
import { isBlankHtml } from "#kernel/html/isBlankHtml.ts";
import { useSanitize } from "#kernel/html/useSanitize.ts";
import * as words from "../words.en";
import { PolicySkeleton } from "./PolicySkeleton";

export interface PolicyViewProps {
  title: string;
  /** Blank or undefined: the store has not written this policy. */
  html: string | undefined;
}

const useStyles = makeStyles({
  policy: { width: "100%", maxWidth: "72ch", marginInline: "auto" },
  title: { ...type.title, color: haat.text, marginBlockEnd: "24px", [media.tabletUp]: type.display },
});

/** Spec 2.10: the store's own text, or a message that it has none. */
export function PolicyView({ title, html }: PolicyViewProps) {
  const styles = useStyles();
  if (html === undefined || isBlankHtml(html)) {
    return (
      <EmptyState
        drawing="document"
        headingLevel={1}
        title={words.policyMissing(title)}
        text={words.policyNotSet(title)}
      />
    );
  }
  return (
    <article className={styles.policy}>
      <h1 className={styles.title}>{title}</h1>
      <Suspense fallback={<PolicySkeleton />}>
        <Sanitised html={html} />
      </Suspense>
    </article>
  );
}

function Sanitised({ html }: { html: string }) {
  return <RichText html={html} sanitize={useSanitize(html)} />;
}
