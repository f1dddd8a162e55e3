import { makeResetStyles } from "@fluentui/react-components";
import { haat, media } from "../theme/haat";

export interface LanguageLinksProps {
  /** The accessible name of the list. */
  label: string;
  languages: readonly { code: string; name: string; href: string; isCurrent: boolean }[];
  /** Called before the browser opens the page in the chosen language. */
  onChoose: (code: string) => void;
}

const useLinks = makeResetStyles({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  "& > a": {
    display: "inline-flex",
    alignItems: "center",
    boxSizing: "border-box",
    minHeight: haat.target,
    paddingInline: "16px",
    border: `1px solid ${haat.hairline}`,
    borderRadius: haat.radiusFull,
    backgroundColor: haat.groundRaised,
    color: haat.text,
    fontSize: "0.875rem",
    lineHeight: "1.25rem",
    textDecorationLine: "none",
    [media.hover]: { ":hover": { backgroundColor: haat.groundSunken } },
    '&[aria-current="true"]': { borderColor: haat.primaryText, color: haat.primaryText },
  },
});

/** The same page in each of the store's languages. Plain links, because each language is a page of its own. */
export function LanguageLinks({ label, languages, onChoose }: LanguageLinksProps) {
  return (
    <nav aria-label={label} className={useLinks()}>
      {languages.map(({ code, name, href, isCurrent }) => (
        <a
          key={code}
          href={href}
          lang={code}
          hrefLang={code}
          aria-current={isCurrent || undefined}
          onClick={() => onChoose(code)}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
