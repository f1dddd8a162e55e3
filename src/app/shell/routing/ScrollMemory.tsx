import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { keepScroll, keptScroll } from "./scrollKeeper";
import { scrollWhenTall } from "./scrollWhenTall";

/**
 * A new path starts at the top (spec 2.1). Back, Forward and reload restore the scroll position (reading 30). A change of the
 * query alone does not scroll.
 */
export function ScrollMemory() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef<string>(undefined);

  // Cleaned up in the layout phase: when the old page is removed and the document becomes shorter, its last scroll event must
  // not be stored as the shopper's position.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => keepScroll(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isNewPath = shown.current !== pathname;
    shown.current = pathname;
    // The shopper may have scrolled the host's HTML before hydration; that position is kept.
    if (isFirst && (isFreshVisit() || window.scrollY > 0)) return keepScroll(key, window.scrollY);
    if (isReturn) return scrollWhenTall(keptScroll(key));
    if (isNewPath) window.scrollTo(0, 0);
    // A list writes its page into the address without scrolling, so no scroll event would store the position for the new entry.
    else keepScroll(key, window.scrollY);
  }, [key, pathname, isReturn]);

  return null;
}

/**
 * True for a visit that is no reload and no Back or Forward. The first entry of every tab has the same key, so the stored
 * position may belong to another page.
 */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}
