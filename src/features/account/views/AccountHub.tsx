import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { PageTitle } from "#design/a11y/PageTitle.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { LanguageLinks, type LanguageLinksProps } from "#design/language/LanguageLinks.tsx";
import { Link } from "#design/link/Link.tsx";
import { cardLook } from "#design/panel/cardLook.ts";
import { haat, type } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { AccountColumn } from "./AccountColumn";
import { AccountIcon } from "./AccountIcon";
import type { AccountEntry } from "./SideMenu";

export interface AccountHubProps {
  /** Empty when the shopper has not given it. */
  name: string;
  mobile: string;
  entries: readonly Pick<AccountEntry, "path" | "label" | "icon">[];
  /** The card of the latest order. */
  order: ReactNode;
  /** The account in each of the store's languages; empty where it has one. */
  languages: LanguageLinksProps["languages"];
  onLanguage: LanguageLinksProps["onChoose"];
  dark: boolean;
  onToggleDark: () => void;
  onLogout: () => void;
}

const useRows = makeResetStyles({
  ...cardLook,
  display: "block",
  overflow: "hidden",
  "& > a, & > button": {
    appearance: "none",
    display: "flex",
    alignItems: "center",
    columnGap: "16px",
    boxSizing: "border-box",
    width: "100%",
    minHeight: "56px",
    paddingBlock: "8px",
    paddingInline: "16px",
    border: "0",
    backgroundColor: "transparent",
    color: haat.text,
    fontFamily: "inherit",
    fontSize: "1rem",
    lineHeight: "1.5rem",
    textAlign: "inherit",
    textDecorationLine: "none",
    cursor: "pointer",
    // Inside, because the list would cut the focus ring off.
    ":focus-visible": { outlineOffset: "-2px" },
  },
  "& > a + a, & > * + button": { borderBlockStart: `1px solid ${haat.hairline}` },
  "& svg": { flexShrink: 0, color: haat.textSoft },
});

const useStyles = makeStyles({
  who: { ...type.body, color: haat.textSoft, overflowWrap: "anywhere" },
  label: { flexGrow: 1, minWidth: "0", overflowWrap: "anywhere" },
});

/** The start of the account on phones: who is logged in, the latest order, and a link to each page. */
export function AccountHub({ name, mobile, entries, order, languages, onLanguage, ...rest }: AccountHubProps) {
  const { dark, onToggleDark, onLogout } = rest;
  const rows = useRows();
  const styles = useStyles();
  return (
    <AccountColumn>
      <div>
        <PageTitle>{name || words.account}</PageTitle>
        {mobile && <p className={styles.who}>+91 {mobile}</p>}
      </div>
      {order}
      <nav aria-label={words.account} className={rows}>
        {entries.map(({ path, label, icon }) => (
          <Link key={path} href={path}>
            <AccountIcon name={icon} />
            <span className={styles.label}>{label}</span>
            <Glyph name="chevronRight" />
          </Link>
        ))}
        <button type="button" aria-pressed={dark} onClick={onToggleDark}>
          <Glyph name={dark ? "sun" : "moon"} />
          <span className={styles.label}>{words.darkMode}</span>
        </button>
        <button type="button" onClick={onLogout}>
          <AccountIcon name="logout" />
          <span className={styles.label}>{words.logout}</span>
        </button>
      </nav>
      {languages.length > 0 && <LanguageLinks label={words.language} languages={languages} onChoose={onLanguage} />}
    </AccountColumn>
  );
}
