/** What of a grid is drawn: cells `start` up to and without `end`, and the room kept for the rest, in px. */
export interface RowWindow {
  start: number;
  end: number;
  before: number;
  after: number;
}

export interface GridMeasures {
  /** Cells of the whole grid, drawn or not. */
  count: number;
  columns: number;
  /** One row with the gap below it, in px. */
  rowHeight: number;
  /** The grid's upper edge, in px below the screen's; negative once it has been scrolled past. */
  top: number;
  screenHeight: number;
  /** px above and below the screen that are drawn too. */
  ahead: number;
}

/** Whole rows only, so that cells keep their columns. */
export function rowWindow({ count, columns, rowHeight, top, screenHeight, ahead }: GridMeasures): RowWindow {
  const rows = Math.ceil(count / columns);
  const last = Math.min(rows, Math.max(1, Math.ceil((screenHeight + ahead - top) / rowHeight)));
  const first = Math.min(Math.max(0, Math.floor((-top - ahead) / rowHeight)), last - 1, Math.max(0, rows - 1));
  const start = Math.max(0, first) * columns;
  const end = Math.min(count, last * columns);
  return { start, end, ...roomAround({ start, end }, { count, columns, rowHeight }) };
}

/** What the rows take up that are not drawn. */
export function roomAround(
  { start, end }: Pick<RowWindow, "start" | "end">,
  { count, columns, rowHeight }: Pick<GridMeasures, "count" | "columns" | "rowHeight">,
): Pick<RowWindow, "before" | "after"> {
  return {
    before: Math.floor(start / columns) * rowHeight,
    after: (Math.ceil(count / columns) - Math.ceil(end / columns)) * rowHeight,
  };
}
