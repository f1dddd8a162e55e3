import { makeResetStyles, makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { CountBadge } from "../badge/CountBadge";
import { Glyph, type GlyphName } from "../glyph/Glyph";
import { useLink } from "../link/Link";
import { haat, media } from "../theme/haat";
import * as words from "../words.en";

export interface BottomTab {
  href: string;
  text: string;
  icon: GlyphName;
  active?: boolean;
  count?: number;
  /** The accessible name when the visible text does not say everything: `Cart, 3 items`. */
  label?: string;
}

const useTabs = makeResetStyles({
  display: "none",
  [media.phone]: {
    position: "fixed",
    insetInline: "0",
    insetBlockEnd: "0",
    zIndex: 30,
    display: "grid",
    // The rows and columns have fixed sizes, so that no tab moves when the browser paints the bar half parsed (ADR 19).
    gridTemplate: "calc(37px + 1.125rem) / repeat(4, minmax(min-content, 1fr))",
    paddingBlockEnd: "env(safe-area-inset-bottom, 0px)",
    borderTop: `1px solid ${haat.hairline}`,
    backgroundColor: haat.groundRaised,
  },
  [media.low]: { position: "static" },
  "& > a": {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    rowGap: "2px",
    paddingBlockStart: "7px",
    color: haat.textSoft,
    fontSize: "0.75rem",
    lineHeight: "1rem",
    textDecorationLine: "none",
    ":focus-visible": { outlineOffset: "-4px" },
  },
  "& > a[aria-current]": { color: haat.primaryText, fontWeight: 600 },
  "& > a[aria-current]::before": {
    content: "''",
    position: "absolute",
    insetBlockStart: "-1px",
    width: "32px",
    height: "3px",
    borderRadius: "0 0 3px 3px",
    backgroundColor: haat.primaryText,
  },
});

const useStyles = makeStyles({
  badge: { position: "absolute", insetBlockStart: "4px", insetInlineStart: "calc(50% + 4px)" },
});

/** Spec 2.2: Home, Products, Cart, Account, on phones. They are links; Fluent's tabs switch parts of one page. */
export function BottomTabs({ tabs, label = words.mainTabs }: { tabs: readonly BottomTab[]; label?: string }) {
  const className = useTabs();
  return (
    <nav aria-label={label} className={className}>
      {tabs.map((tab) => (
        <Tab key={tab.text} tab={tab} />
      ))}
    </nav>
  );
}

/** An observer of its own, so that a new count renders one tab only. */
const Tab = observer(function Tab({ tab }: { tab: BottomTab }) {
  const styles = useStyles();
  const Link = useLink();
  return (
    <Link href={tab.href} aria-current={tab.active ? "page" : undefined} aria-label={tab.label}>
      <Glyph name={tab.icon} size={24} />
      {/* The space makes the visible text "Cart 1", with which the accessible name "Cart, 1 item" agrees (WCAG 2.5.3). */}
      {`${tab.text} `}
      <CountBadge count={tab.count ?? 0} className={styles.badge} />
    </Link>
  );
});
