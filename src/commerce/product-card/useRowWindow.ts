import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type RowWindow, roomAround, rowWindow } from "./rowWindow";

/** How far beyond the screen rows are drawn, in px: a little when the page is still, more while the shopper scrolls. */
const AHEAD_AT_REST = 240;
const AHEAD_MOVING = 800;
const REST_MS = 600;

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Returns which cells of a long grid are drawn. Before the grid can be measured (on a server, in the first render) these are
 * `from` up to `to`. Then they are the rows near the screen, with empty space for the others, so that the page is as tall as
 * the whole list and a scroll position can be restored. Own code, 1.1 KiB of brotli: `@tanstack/react-virtual` is 9.5.
 */
export function useRowWindow(gridRef: RefObject<HTMLElement | null>, count: number, from: number, to: number) {
  const [first] = useState<RowWindow>({ start: from, end: to, before: 0, after: 0 });
  const [shown, setShown] = useState(first);
  const ahead = useRef(AHEAD_AT_REST);
  const isPlaced = useRef(false);

  const measure = useCallback(
    (now: RowWindow): RowWindow => {
      const grid = gridRef.current;
      const measures = grid && measuresOf(grid);
      if (!measures || count === 0) return now;
      if (!isPlaced.current) placeAt(grid, Math.floor(from / measures.columns) * measures.rowHeight);
      isPlaced.current = true;
      const { top } = grid.getBoundingClientRect();
      const next = rowWindow({ ...measures, count, top, screenHeight: window.innerHeight, ahead: ahead.current });
      return isSame(now, next) ? now : next;
    },
    [gridRef, count, from],
  );

  // Set by script and not as a style attribute, which the page's policy does not allow (bar 12).
  useBrowserLayoutEffect(() => {
    if (gridRef.current) keepRoom(gridRef.current, shown);
  }, [gridRef, shown]);

  useBrowserLayoutEffect(() => {
    const grid = gridRef.current;
    const measures = grid && measuresOf(grid);
    if (isPlaced.current || !measures || !covers(first, measure(first))) return setShown(measure);
    // The drawn rows fill the screen and the page has its final height, so removing the other rows is not urgent and must not
    // delay a tap.
    keepRoom(grid, roomAround(first, { ...measures, count }));
    startTransition(() => setShown(measure));
  }, [gridRef, first, measure, count]);

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      // Rendered at once, so that the drawn rows and the empty space change in the same frame.
      frame = requestAnimationFrame(() => flushSync(() => setShown(measure)));
    };
    let rest: ReturnType<typeof setTimeout>;
    const restSoon = () => {
      clearTimeout(rest);
      rest = setTimeout(() => {
        ahead.current = AHEAD_AT_REST;
        soon();
      }, REST_MS);
    };
    const onScroll = () => {
      ahead.current = AHEAD_MOVING;
      soon();
      restSoon();
    };
    // The list may have grown while the shopper scrolls.
    if (ahead.current === AHEAD_MOVING) restSoon();
    const resized = new ResizeObserver(soon);
    resized.observe(grid);
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", soon);
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", soon);
    };
  }, [gridRef, measure]);

  return { start: Math.min(shown.start, count), end: Math.min(shown.end, count) };
}

/**
 * Undefined in a hidden part of the page, which is not where it will be shown, and where nothing has a size: in a test
 * without layout.
 */
function measuresOf(grid: HTMLElement): { columns: number; rowHeight: number } | undefined {
  if (grid.checkVisibility?.() === false) return undefined;
  // Measures a product's cell if there is one, because a placeholder may have another height.
  const cell = grid.querySelector(":scope > [aria-posinset]") ?? grid.firstElementChild;
  const height = cell?.getBoundingClientRect().height ?? 0;
  if (height < 2) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return { columns: gridTemplateColumns.split(" ").length, rowHeight: height + (Number.parseFloat(rowGap) || 0) };
}

/**
 * A list that begins in its middle gets empty space for the rows above, and the page is scrolled by the same amount, so that
 * the screen does not move. When the shopper returns to a list, the code that remembers scroll positions does this instead.
 */
function placeAt(grid: HTMLElement, above: number): void {
  if (above === 0) return;
  const root = document.documentElement;
  // Without this, the browser's scroll anchoring would move the page by the new space a second time.
  root.style.overflowAnchor = "none";
  requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty("overflow-anchor")));
  grid.style.paddingBlockStart = `${above}px`;
  if (window.scrollY === 0) window.scrollTo({ top: above, behavior: "instant" });
}

function covers(drawn: RowWindow, wanted: RowWindow): boolean {
  return drawn.start <= wanted.start && drawn.end >= wanted.end;
}

function keepRoom(grid: HTMLElement, { before, after }: Pick<RowWindow, "before" | "after">): void {
  grid.style.paddingBlockStart = before > 0 ? `${before}px` : "";
  grid.style.paddingBlockEnd = after > 0 ? `${after}px` : "";
}

function isSame(a: RowWindow, b: RowWindow): boolean {
  return a.start === b.start && a.end === b.end && a.before === b.before && a.after === b.after;
}
