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

  // In the layout phase, because removing the old page makes the document shorter, and the scroll event of that must not be
  // stored as the shopper's position.
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
    // The shopper may have scrolled the host's HTML before hydration; that position stays.
    if (isFirst && (isOpenedAnew() || window.scrollY > 0)) return keepScroll(key, window.scrollY);
    if (isReturn) return scrollWhenTall(keptScroll(key));
    if (isNewPath) window.scrollTo(0, 0);
    // A list writes its page into the address without scrolling. No scroll event then stores the position for the new
    // entry, so it is stored here.
    else keepScroll(key, window.scrollY);
  }, [key, pathname, isReturn]);

  return null;
}

/**
 * True when the tab was opened by neither reload nor Back nor Forward. The first entry of every tab has the same key, so
 * the stored position may belong to another page.
 */
function isOpenedAnew(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}
