import { makeStyles } from "@fluentui/react-components";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#design/button/Button.tsx";
import { haat, type } from "#design/theme/haat.ts";
import { ProductCardSkeleton } from "../skeleton/ProductCardSkeleton";
import * as words from "../words.en";
import { gridSizes } from "./gridSizes";
import type { ProductCardProps } from "./ProductCard";
import { ProductGrid, type ProductGridProps } from "./ProductGrid";
import type { Tile } from "./Tile.types";
import { TileCard } from "./TileCard";
import { useRowWindow } from "./useRowWindow";

/**
 * A product's tile; `{ retry }` where its page failed to load; undefined while it is loading; null where the list turned out to
 * be shorter.
 */
export type Cell<Item> = Tile<Item> | { retry: (() => void) | undefined } | null | undefined;

export interface TileWindowProps<Item> extends Pick<ProductGridProps, "phone" | "tablet" | "label"> {
  desktop: number;
  /** The width in px of what stands beside the grid on desktops, including the gap. */
  beside?: number;
  /** How many cells the grid has now, drawn or not. */
  count: number;
  /** How many products there are; more than `count` while some have not been asked for. */
  total: number;
  /** Read while the list renders, so that reading a cell can begin to fetch its page. */
  cellAt: (index: number) => Cell<Item>;
  /** The first cell of the first render, and how many cells that render has. */
  from: number;
  size: number;
  headingLevel?: ProductCardProps["headingLevel"];
  onIntent?: (product: Item) => void;
  /** Called with the first drawn cell when it has changed by scrolling. */
  onPlace?: (index: number) => void;
}

/** Two rows on phones. A wider screen fetches further pictures when they are laid out, so the largest one comes first. */
const FIRST_SCREEN = 4;

/**
 * The first picture is fetched first, because it is usually the largest paint (Largest Contentful Paint) by which the page is
 * measured.
 */
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

/**
 * A grid of any length that draws only the rows near the screen: the page has as many nodes with 100 products as with 100,000
 * (bar 18).
 */
export const TileWindow = observer(function TileWindow<Item>(props: TileWindowProps<Item>) {
  const { count, total, cellAt, from, size, headingLevel, onIntent, onPlace, beside, ...grid } = props;
  const styles = useStyles();
  const sizes = gridSizes(grid, beside);
  const gridRef = useRef<HTMLUListElement>(null);
  const { start, end } = useRowWindow(gridRef, count, from, Math.min(count, from + size));

  useEffect(() => onPlace?.(start), [onPlace, start]);

  let saidFailure = false;
  const draw = (index: number) => {
    const cell = cellAt(index);
    if (cell === null) return null;
    if (cell === undefined) return <ProductCardSkeleton key={index} as="li" />;
    if ("retry" in cell) {
      // One message for the whole failed page of products.
      if (saidFailure) return null;
      saidFailure = true;
      return (
        <li key={index} className={styles.place}>
          <div role="alert" className={styles.failed}>
            {words.productsNotLoaded}
            {cell.retry && (
              <Button size="small" onClick={cell.retry}>
                {words.tryAgain}
              </Button>
            )}
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
    <ProductGrid {...grid} ref={gridRef}>
      {Array.from({ length: end - start }, (_, place) => draw(start + place))}
    </ProductGrid>
  );
}) as <Item>(props: TileWindowProps<Item>) => ReactNode;
