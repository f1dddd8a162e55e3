import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type RowWindow, roomAround, rowWindow } from "./rowWindow";

/** px drawn beyond the screen: little while the page rests, more while the shopper moves. */
const AHEAD_AT_REST = 240;
const AHEAD_MOVING = 800;
const REST_MS = 600;

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * Which cells of a long grid are drawn. Before anything could be measured (on a server, in the first drawing) it is
 * `from` up to `to`; then the rows near the screen, with room kept for the others, so that the page is as tall as the
 * whole list and a place in it can be returned to.
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

  // By script, and never as an attribute of the page's own: its policy allows none (bar 12).
  useBrowserLayoutEffect(() => {
    if (gridRef.current) keepRoom(gridRef.current, shown);
  }, [gridRef, shown]);

  useBrowserLayoutEffect(() => {
    const grid = gridRef.current;
    const measures = grid && measuresOf(grid);
    if (isPlaced.current || !measures || !covers(first, measure(first))) return setShown(measure);
    // The screen is full already: the page is as tall as it will be, and who taps need not wait for what is taken away.
    keepRoom(grid, roomAround(first, { ...measures, count }));
    startTransition(() => setShown(measure));
  }, [gridRef, first, measure, count]);

  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      // At once: what is drawn and the room kept for the rest change in the same frame.
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
    // The list may have grown in the middle of a movement.
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

  return { start: Math.min(shown.start, count), end: Math.min(shown.end, count), isMeasured: shown !== first };
}

/** Undefined where nothing has a size: in a hidden part, in a test's document. */
function measuresOf(grid: HTMLElement): { columns: number; rowHeight: number } | undefined {
  // Where there is a product it counts, and not what stands in for one.
  const cell = grid.querySelector(":scope > [aria-posinset]") ?? grid.firstElementChild;
  const height = cell?.getBoundingClientRect().height ?? 0;
  if (height < 2) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return { columns: gridTemplateColumns.split(" ").length, rowHeight: height + (Number.parseFloat(rowGap) || 0) };
}

/**
 * A list that begins in its middle gets the room of what is above, and the screen stays where it is; one that is
 * returned to is scrolled by whoever remembers the place.
 */
function placeAt(grid: HTMLElement, above: number): void {
  if (above === 0) return;
  const root = document.documentElement;
  // Else the browser would move along with the new room, a second time.
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
