import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { MoreTiles } from "./MoreTiles";
import { type Cell, TileWindow, type TileWindowProps } from "./TileWindow";

/** A list of any length that is fetched page by page. Its fields are read while it renders. */
export interface LongList<Item> {
  /** How many cells are shown now, out of `total`. */
  readonly count: number;
  readonly total: number | undefined;
  /** The first cell that is drawn, and how many cells a page has. */
  readonly start: number;
  readonly size: number;
  cellAt(index: number): Cell<Item>;
  pageOf(index: number): number;
  showMore(): void;
}

type Look<Item> = Omit<TileWindowProps<Item>, "count" | "total" | "cellAt" | "from" | "size" | "onPlace">;

export interface LongTilesProps<Item> extends Look<Item> {
  list: LongList<Item>;
  /** Called when another page has come to the screen. */
  onPage?: (page: number) => void;
}

/** A long list of products: the cells near the screen, and the button that shows more. */
export const LongTiles = observer(function LongTiles<Item>({ list, onPage, ...look }: LongTilesProps<Item>) {
  const { count, total = count, start, size } = list;
  return (
    <>
      <TileWindow
        {...look}
        count={count}
        total={total}
        cellAt={(index) => list.cellAt(index)}
        from={start}
        size={size}
        onPlace={onPage && ((index) => onPage(list.pageOf(index)))}
      />
      <MoreTiles count={count} total={total} onMore={list.showMore} />
    </>
  );
}) as <Item>(props: LongTilesProps<Item>) => ReactNode;
