import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { useLink } from "../link/Link";
import { haat, media, type } from "../theme/haat";
import { useHidden } from "../theme/useHidden";

export interface SectionProps {
  title: string;
  /** A line of small text under the title. */
  subtitle?: string;
  /** `of` completes the link's text for screen readers and search engines, and is not drawn. */
  more?: { href: string; text: string; of?: string };
  children: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
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
  subtitle: { ...type.body, color: haat.textSoft },
});

export function Section({ title, subtitle, more, children, headingLevel = 2, className }: SectionProps) {
  const section = useSection();
  const styles = useStyles();
  const hidden = useHidden();
  const Link = useLink();
  const id = useId();
  const Heading = headingLevel === 3 ? "h3" : "h2";
  const heading = (
    <Heading id={id} className={styles.title}>
      {title}
    </Heading>
  );
  return (
    <section aria-labelledby={id} className={mergeClasses(section, className)}>
      {subtitle || more ? (
        <header>
          {subtitle ? (
            <div>
              {heading}
              <p className={styles.subtitle}>{subtitle}</p>
            </div>
          ) : (
            heading
          )}
          {more && (
            <Link href={more.href}>
              {more.text}
              {more.of && <span className={hidden}> {more.of}</span>}
            </Link>
          )}
        </header>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
