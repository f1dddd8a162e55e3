import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { useLink } from "../link/Link";
import { haat, media, type } from "../theme/haat";
import { useHidden } from "../theme/useHidden";

export interface SectionProps {
  title: string;
  /** `of` completes the link's text for screen readers and search engines, and is not drawn. */
  more?: { href: string; text: string; of?: string };
  children: ReactNode;
}

const useSection = makeResetStyles({
  display: "block",
  "& > header": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: "16px",
  },
  "& > header > a": {
    flexShrink: 0,
    paddingBlock: "8px",
    color: haat.primaryText,
    ...type.body,
    fontWeight: 600,
    textDecorationLine: "none",
    [media.hover]: { ":hover": { textDecorationLine: "underline" } },
  },
  "& > :first-child": { marginBlockEnd: "16px" },
  [media.desktopUp]: { "& > :first-child": { marginBlockEnd: "24px" } },
});

const useStyles = makeStyles({
  title: { ...type.subtitle, color: haat.text, [media.tabletUp]: type.title },
});

export function Section({ title, more, children }: SectionProps) {
  const section = useSection();
  const styles = useStyles();
  const hidden = useHidden();
  const Link = useLink();
  const id = useId();
  const heading = (
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={section}>
      {more ? (
        <header>
          {heading}
          <Link href={more.href}>
            {more.text}
            {more.of && <span className={hidden}> {more.of}</span>}
          </Link>
        </header>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
