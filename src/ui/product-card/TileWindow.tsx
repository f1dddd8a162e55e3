import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/Button";
import { ProductCardSkeleton } from "../skeleton/ProductCardSkeleton";
import { haat, type } from "../theme/haat";
import { gridSizes } from "./gridSizes";
import type { ProductCardProps } from "./ProductCard";
import { ProductGrid, type ProductGridProps } from "./ProductGrid";
import type { Tile } from "./Tile.types";
import { TileCard } from "./TileCard";
import { useRowWindow } from "./useRowWindow";

/** A tile; `retry` where it did not come; undefined while it is on its way; null where there is none after all. */
export type Cell<Item> = Tile<Item> | { retry: () => void } | null | undefined;

export interface TileWindowProps<Item> extends Pick<ProductGridProps, "phone" | "tablet" | "label"> {
  desktop: number;
  /** px that stand beside the grid on desktops, the space between them included. */
  beside?: number;
  /** Cells of the whole list, drawn or not. */
  count: number;
  /** The products there are, more than `count` while not all of them are asked for. */
  total: number;
  /** Read while the list is drawn, so that asking for a page can begin there. */
  cellAt: (index: number) => Cell<Item>;
  /** Where the first drawing begins, and how many cells it has. */
  from: number;
  size: number;
  headingLevel?: ProductCardProps["headingLevel"];
  onIntent?: (product: Item) => void;
  /** Drawing begins at another cell now: the page was scrolled. */
  onPlace?: (index: number) => void;
}

/** Three rows on phones, one on desktops: what follows in the first screen is asked for as soon as it is laid out. */
const FIRST_SCREEN = 6;

/** The page is measured by the first one to arrive. */
function loadingOf(place: number): ProductCardProps["loading"] {
  if (place === 0) return "priority";
  return place < FIRST_SCREEN ? "eager" : "lazy";
}

const useStyles = makeStyles({
  place: { gridColumn: "1 / -1" },
  failed: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    columnGap: "12px",
    rowGap: "8px",
    minHeight: "120px",
    ...type.body,
    color: haat.textSoft,
  },
});

/** A grid of any length that only draws what is near the screen: the page has as many nodes with 100 as with 100,000. */
export const TileWindow = observer(function TileWindow<Item>(props: TileWindowProps<Item>) {
  const { count, total, cellAt, from, size, headingLevel, onIntent, onPlace, beside, ...grid } = props;
  const styles = useStyles();
  const sizes = gridSizes(grid, beside);
  const gridRef = useRef<HTMLUListElement>(null);
  const { start, end, isMeasured } = useRowWindow(gridRef, count, from, Math.min(count, from + size));

  useEffect(() => onPlace?.(start), [onPlace, start]);

  let saidFailure = false;
  const draw = (index: number) => {
    const cell = cellAt(index);
    if (cell === null) return null;
    if (cell === undefined) return <ProductCardSkeleton key={index} as="li" />;
    if ("retry" in cell) {
      // Once for a page of them.
      if (saidFailure) return null;
      saidFailure = true;
      return (
        <li key={index} className={styles.place}>
          <div role="alert" className={styles.failed}>
            These products did not load.
            <Button size="small" onClick={cell.retry}>
              Try again
            </Button>
          </div>
        </li>
      );
    }
    return (
      <TileCard
        key={index}
        tile={cell}
        headingLevel={headingLevel}
        place={{ at: index + 1, of: total }}
        sizes={sizes}
        loading={loadingOf(index - from)}
        onIntent={onIntent && (() => onIntent(cell.product))}
      />
    );
  };
  return (
    <ProductGrid {...grid} ref={gridRef} laterRows={!isMeasured}>
      {Array.from({ length: end - start }, (_, place) => draw(start + place))}
    </ProductGrid>
  );
}) as <Item>(props: TileWindowProps<Item>) => ReactNode;
