import { makeResetStyles, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode, Ref } from "react";
import { untilFirstScreen } from "#design/theme/firstScreen.ts";
import { haat, media } from "#design/theme/haat.ts";

type Columns = 1 | 2 | 3 | 4 | 5 | 6;

export interface ProductGridProps {
  /** Columns on phones, tablets and desktops (spec 9, reading 14); clamped to 1 to 6. */
  phone?: number;
  tablet?: number;
  desktop?: number;
  /** The list's name for screen readers. */
  label?: string;
  /** One list item for each cell. */
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

const useBase = makeResetStyles({
  display: "grid",
  gap: "12px",
  margin: "0",
  padding: "0",
  listStyleType: "none",
  "& > li": { minWidth: "0" },
  [media.largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [media.desktopUp]: { gap: "16px" },
  color: haat.text,
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const at = (query: string) => ({
  1: { [query]: columns(1) },
  2: { [query]: columns(2) },
  3: { [query]: columns(3) },
  4: { [query]: columns(4) },
  5: { [query]: columns(5) },
  6: { [query]: columns(6) },
});

// One class for each number of columns, because the page's CSP allows no style attribute in prerendered HTML.
const usePhone = makeStyles({
  1: columns(1),
  2: columns(2),
  3: columns(3),
  4: columns(4),
  5: columns(5),
  6: columns(6),
});
const useTablet = makeStyles(at(media.tabletUp));
const useDesktop = makeStyles(at(media.desktopUp));

/** A phone's first screen shows two rows at most. */
const later = (count: number) => ({
  [media.phone]: { [untilFirstScreen]: { [`& > li:nth-child(n + ${2 * count + 1})`]: { display: "none" } } },
});
const useLaterRows = makeStyles({ 1: later(1), 2: later(2), 3: later(3), 4: later(4), 5: later(5), 6: later(6) });

const clamp = (count: number) => Math.min(6, Math.max(1, Math.floor(count) || 1)) as Columns;

/** A grid of cards; give it `<li>` children. */
export function ProductGrid(props: ProductGridProps) {
  const { phone = 2, tablet = 3, desktop = 5, label, children, ref } = props;
  const base = useBase();
  const phoneStyles = usePhone();
  const tabletStyles = useTablet();
  const desktopStyles = useDesktop();
  const laterStyles = useLaterRows();
  return (
    <ul
      ref={ref}
      aria-label={label}
      // An edition of the shop (glossary) may set other columns through this attribute.
      data-product-grid=""
      className={mergeClasses(
        base,
        phoneStyles[clamp(phone)],
        tabletStyles[clamp(tablet)],
        desktopStyles[clamp(desktop)],
        laterStyles[clamp(phone)],
      )}
    >
      {children}
    </ul>
  );
}
