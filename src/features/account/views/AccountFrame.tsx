import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, LinkButton } from "#design/button/Button.tsx";
import { Glyph } from "#design/glyph/Glyph.tsx";
import { useLayer } from "#design/history/useLayer.ts";
import { Content } from "#design/section/Content.tsx";
import { forward, haat, media, motion } from "#design/theme/haat.ts";
import * as words from "../words.en";
import { AccountIcon } from "./AccountIcon";
import { SideMenu, type SideMenuProps } from "./SideMenu";

export interface AccountFrameProps extends Pick<SideMenuProps, "entries" | "path" | "onLogout"> {
  children: ReactNode;
}

const LOW = "@media (min-width: 48em) and (max-height: 35em)";

const useStyles = makeStyles({
  page: {
    display: "grid",
    alignItems: "start",
    rowGap: "8px",
    [media.tabletUp]: { gridTemplateColumns: "13rem minmax(0, 1fr)", columnGap: "24px" },
  },
  collapsed: { [media.tabletUp]: { gridTemplateColumns: "4rem minmax(0, 1fr)" } },
  bar: {
    display: "flex",
    justifyContent: "space-between",
    marginInline: "-16px",
    marginBlockStart: "-8px",
    [media.tabletUp]: { display: "none" },
  },
  backdrop: {
    position: "fixed",
    inset: "0",
    zIndex: 40,
    border: "0",
    padding: "0",
    backgroundColor: "rgb(0 0 0 / 45%)",
    [media.tabletUp]: { display: "none" },
  },
  menu: {
    minWidth: "0",
    [media.phone]: {
      position: "fixed",
      insetBlock: "0",
      insetInlineStart: "0",
      zIndex: 41,
      width: "13rem",
      padding: "16px 8px",
      backgroundColor: haat.groundRaised,
      boxShadow: haat.shadowFloat,
      overflowY: "auto",
      transitionProperty: "translate",
      transitionDuration: motion.gentle.split(" ")[0],
    },
    [media.tabletUp]: { position: "sticky", insetBlockStart: "96px" },
    // Not sticky on a screen so low that the entries do not all fit.
    [LOW]: { position: "static" },
  },
  // The menu stays visible until it has slid out. When it opens, it is visible at once.
  hidden: {
    [media.phone]: {
      translate: `calc(-100% * ${forward})`,
      visibility: "hidden",
      transitionProperty: "translate, visibility",
    },
  },
  main: { minWidth: "0" },
});

/**
 * On narrow screens (at most 767 px) the menu is hidden, opens by its button, and closes when the route changes or the backdrop
 * is tapped. On wide screens it collapses to a strip of 4rem (spec 2.11, spec 9).
 */
export function AccountFrame({ entries, path, onLogout, children }: AccountFrameProps) {
  const styles = useStyles();
  // The list of all pages needs no menu.
  const isPage = path.replace(/\/$/, "") !== "/account";
  const [isOpen, setOpen] = useState(false);
  const [isCollapsed, setCollapsed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useLayer(isOpen, { onBack: () => setOpen(false), onForward: () => setOpen(true) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new route closes the menu
  useEffect(() => setOpen(false), [path]);
  // When the menu opens, the focus moves into it. Escape closes it and moves the focus back.
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>("a, button")?.focus();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
  return (
    <Content>
      <div className={mergeClasses(styles.page, isCollapsed && styles.collapsed)}>
        {isPage && (
          <div className={styles.bar}>
            <Button
              ref={opener}
              appearance="subtle"
              icon={<Glyph name="menu" />}
              aria-expanded={isOpen}
              onClick={() => setOpen(true)}
            >
              {words.menu}
            </Button>
            {entries
              .filter((entry) => entry.isNear && !path.startsWith(entry.path))
              .map(({ path: href, label, icon }) => (
                <LinkButton key={href} href={href} appearance="subtle" icon={<AccountIcon name={icon} />}>
                  {label}
                </LinkButton>
              ))}
          </div>
        )}
        {isOpen && (
          <button
            type="button"
            aria-label={words.closeMenu}
            className={styles.backdrop}
            onClick={() => setOpen(false)}
          />
        )}
        <div ref={menu} className={mergeClasses(styles.menu, !isOpen && styles.hidden)}>
          <SideMenu
            entries={entries}
            path={path}
            isCollapsed={isCollapsed}
            onCollapse={() => setCollapsed(!isCollapsed)}
            onLogout={onLogout}
          />
        </div>
        <div className={styles.main}>{children}</div>
      </div>
    </Content>
  );
}
