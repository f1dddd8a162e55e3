import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { LiveRegion } from "../../../ui/a11y/LiveRegion";
import { MAIN_ID } from "../../../ui/a11y/SkipLink";
import { removeFirstPageTags } from "../../head/removeFirstPageTags";
import { watchHeading } from "./watchHeading";

/**
 * Sets the tab's title from each page's h1, announces it to screen readers, and after a navigation moves the focus to the page
 * (bar 21). When the heading is rendered later, title and announcement follow then.
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
    if (isNavigation) removeFirstPageTags(document);
    // When the page has focused one of its own fields, the focus stays there.
    if (isNavigation && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    return watchHeading(main, (heading) => {
      document.title = pathname === "/" || heading === "" ? storeName : `${heading} · ${storeName}`;
      if (isNavigation) setMessage(heading || storeName);
    });
  }, [pathname, storeName]);

  return <LiveRegion message={message} />;
}
