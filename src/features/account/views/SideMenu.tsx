import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { Link } from "#design/link/Link.tsx";
import { haat, media, motion, visuallyHidden } from "#design/theme/haat.ts";
import type { AccountPlace } from "#domain/session/index.ts";
import * as words from "../words.en";
import { AccountIcon } from "./AccountIcon";

export type AccountEntry = Pick<AccountPlace, "path" | "label" | "icon" | "isNear">;

export interface SideMenuProps {
  entries: readonly AccountEntry[];
  /** The current path, from the store's root. */
  path: string;
  isCollapsed: boolean;
  onCollapse: () => void;
  onLogout: () => void;
}

const useMenu = makeResetStyles({
  display: "flex",
  flexDirection: "column",
  rowGap: "4px",
  "& a, & button": {
    appearance: "none",
    display: "flex",
    alignItems: "center",
    columnGap: "12px",
    width: "100%",
    minHeight: "44px",
    paddingInline: "12px",
    border: "0",
    borderRadius: haat.radiusControl,
    backgroundColor: "transparent",
    color: haat.text,
    fontFamily: "inherit",
    fontSize: "0.875rem",
    fontWeight: 400,
    textAlign: "inherit",
    textDecorationLine: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    transition: `background-color ${motion.quick}`,
    [media.hover]: { ":hover": { backgroundColor: haat.groundSunken } },
  },
  "& svg": { flexShrink: 0 },
  '& [aria-current="page"]': { backgroundColor: haat.primaryTint, color: haat.primaryText, fontWeight: 600 },
});

const useStyles = makeStyles({
  collapsed: { [media.tabletUp]: { "& a, & button": { justifyContent: "center", paddingInline: "0" } } },
  word: { overflow: "hidden", textOverflow: "ellipsis" },
  hiddenWord: { [media.tabletUp]: visuallyHidden },
  collapse: { [media.phone]: { display: "none" } },
  turned: { transform: "scaleX(-1)" },
});

export function SideMenu({ entries, path, isCollapsed, onCollapse, onLogout }: SideMenuProps) {
  const menu = useMenu();
  const styles = useStyles();
  const word = mergeClasses(styles.word, isCollapsed && styles.hiddenWord);
  return (
    <nav aria-label={words.account} className={mergeClasses(menu, isCollapsed && styles.collapsed)}>
      {entries.map(({ path: href, label, icon }) => (
        <Link
          key={href}
          href={href}
          aria-current={path.startsWith(href) ? "page" : undefined}
          title={isCollapsed ? label : undefined}
        >
          <AccountIcon name={icon} />
          <span className={word}>{label}</span>
        </Link>
      ))}
      <button type="button" title={isCollapsed ? words.logout : undefined} onClick={onLogout}>
        <AccountIcon name="logout" />
        <span className={word}>{words.logout}</span>
      </button>
      <div className={styles.collapse}>
        <button type="button" aria-expanded={!isCollapsed} onClick={onCollapse}>
          <Glyph name="chevronLeft" className={mergeClasses(isCollapsed && styles.turned)} />
          <span className={word}>{isCollapsed ? words.openMenu : words.collapse}</span>
        </button>
      </div>
    </nav>
  );
}
