/**
 * The part of a grid that is drawn: cells from `start` up to but not including `end`, and the empty space before and after them
 * in px.
 */
export interface RowWindow {
  start: number;
  end: number;
  before: number;
  after: number;
}

export interface GridMeasures {
  /** How many cells the whole grid has, drawn or not. */
  count: number;
  columns: number;
  /** The height of a row and the gap below it, in px. */
  rowHeight: number;
  /** px from the screen's upper edge to the grid's; negative once the grid's upper edge is above the screen. */
  top: number;
  screenHeight: number;
  /** How far above and below the screen rows are drawn too, in px. */
  ahead: number;
}

/** Returns whole rows, so that each cell keeps its column. */
export function rowWindow({ count, columns, rowHeight, top, screenHeight, ahead }: GridMeasures): RowWindow {
  const rows = Math.ceil(count / columns);
  const last = Math.min(rows, Math.max(1, Math.ceil((screenHeight + ahead - top) / rowHeight)));
  const first = Math.min(Math.max(0, Math.floor((-top - ahead) / rowHeight)), last - 1, Math.max(0, rows - 1));
  const start = Math.max(0, first) * columns;
  const end = Math.min(count, last * columns);
  return { start, end, ...roomAround({ start, end }, { count, columns, rowHeight }) };
}

/** The heights of the rows that are not drawn, before and after those that are. */
export function roomAround(
  { start, end }: Pick<RowWindow, "start" | "end">,
  { count, columns, rowHeight }: Pick<GridMeasures, "count" | "columns" | "rowHeight">,
): Pick<RowWindow, "before" | "after"> {
  return {
    before: Math.floor(start / columns) * rowHeight,
    after: (Math.ceil(count / columns) - Math.ceil(end / columns)) * rowHeight,
  };
}
