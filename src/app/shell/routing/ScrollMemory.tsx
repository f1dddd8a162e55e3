import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { keepScroll, keptScroll } from "./scrollKeeper";
import { scrollWhenTall } from "./scrollWhenTall";

/**
 * A new path starts at the top (spec 2.1); Back, Forward and reload return to where the shopper was (reading 30). A
 * change of the query alone moves nothing.
 */
export function ScrollMemory() {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef<string>(undefined);

  // In the layout phase: the page that goes may become shorter, and its last scroll event must not be kept for it.
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
    // A page that the host has drawn may be scrolled before its program is there: then that is the place.
    if (isFirst && (isFreshVisit() || window.scrollY > 0)) return keepScroll(key, window.scrollY);
    if (isReturn) return scrollWhenTall(keptScroll(key));
    if (isNewPath) window.scrollTo(0, 0);
    // A list writes its page into the address while it stands still: no scroll event will tell of its place.
    else keepScroll(key, window.scrollY);
  }, [key, pathname, isReturn]);

  return null;
}

/** Neither a reload nor a way back. Every first entry of a tab has the same key, so what is kept may be another page's. */
function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "navigate";
}
