import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { LiveRegion } from "#design/a11y/LiveRegion.tsx";
import { MAIN_ID } from "#design/a11y/SkipLink.tsx";
import { afterPaint } from "#kernel/lifecycle/afterPaint.ts";
import { removeFirstPageTags } from "../../head/removeFirstPageTags";
import { watchHeading } from "./watchHeading";

/**
 * Sets the tab's title from each page's h1, announces it to screen readers, and after a navigation moves the focus to the
 * page (bar 21). If the heading is rendered later, it waits for it. After a navigation it also waits for the paint, so that
 * it does not delay the answer to the tap.
 */
export function RouteAnnouncer({ storeName }: { storeName: string }) {
  const { pathname } = useLocation();
  const [message, setMessage] = useState("");
  const entered = useRef(pathname);

  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (main === null) return;
    const isNavigation = entered.current !== pathname;
    entered.current = pathname;
    const announce = () =>
      watchHeading(main, (heading) => {
        document.title = pathname === "/" || heading === "" ? storeName : `${heading} · ${storeName}`;
        if (isNavigation) setMessage(heading || storeName);
      });
    if (!isNavigation) return announce();
    const left = document.activeElement;
    let end = afterPaint(() => {
      removeFirstPageTags(document);
      // If the page has focused a field of its own or a dialog, the focus stays there.
      const { activeElement, body } = document;
      const isLeft = activeElement === left || activeElement === body;
      if (isLeft && !main.contains(activeElement)) main.focus({ preventScroll: true });
      end = announce();
    });
    return () => end();
  }, [pathname, storeName]);

  return <LiveRegion message={message} />;
}
