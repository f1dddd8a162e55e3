import { makeResetStyles, mergeClasses } from "@fluentui/react-components";
import { createContext, useContext } from "react";
import { haat } from "../theme/haat";

/** Turns a store's HTML into HTML that runs no script (DOMPurify in the browser, sanitize-html on the server). */
export type Sanitize = (html: string) => string;

const SanitizeContext = createContext<Sanitize | undefined>(undefined);

/** The app provides its sanitiser here; `undefined` until the sanitiser is loaded. */
export const SanitizeProvider = SanitizeContext.Provider;

export interface RichTextProps {
  html: string;
  /** Replaces the provided sanitiser. `as drawn`: HTML that a server has sanitised and drawn stays untouched. */
  sanitize?: Sanitize | "as drawn";
  className?: string;
}

const useRichText = makeResetStyles({
  maxWidth: "72ch",
  color: haat.text,
  overflowWrap: "anywhere",
  "& > * + *, & > [lang] > * + *": { marginBlockStart: "12px" },
  "& h1, & h2, & h3, & h4": { fontSize: "1rem", lineHeight: "1.5rem", fontWeight: 600, marginBlockStart: "24px" },
  "& ul": { paddingInlineStart: "20px", listStyleType: "disc" },
  "& ol": { paddingInlineStart: "20px", listStyleType: "decimal" },
  "& li + li": { marginBlockStart: "4px" },
  "& a": { color: haat.primaryText },
  "& img": { maxWidth: "100%", height: "auto", borderRadius: haat.radiusCard },
  "& table": { display: "block", maxWidth: "100%", overflowX: "auto", borderCollapse: "collapse" },
  "& td, & th": { padding: "8px", border: `1px solid ${haat.hairline}`, textAlign: "inherit" },
});

/** A store's own text. Without a sanitiser nothing is drawn, so unsafe HTML never reaches the page (bar 12). */
export function RichText({ html, sanitize, className }: RichTextProps) {
  const provided = useContext(SanitizeContext);
  const richText = useRichText();
  const classes = mergeClasses(richText, className);
  if (sanitize === "as drawn") {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: at hydration React leaves the element's content untouched
    return <div className={classes} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  }
  const clean = (sanitize ?? provided)?.(html);
  if (!clean) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above
  return <div className={classes} dangerouslySetInnerHTML={{ __html: clean }} />;
}
