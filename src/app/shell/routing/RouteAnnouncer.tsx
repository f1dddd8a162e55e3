import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { LiveRegion } from "../../../ui/a11y/LiveRegion";
import { MAIN_ID } from "../../../ui/a11y/SkipLink";
import { forgetFirstPage } from "../../head/forgetFirstPage";
import { watchHeading } from "./watchHeading";

/**
 * Names every page after its h1, in the tab and to screen readers, and takes the focus to the page after a navigation
 * (bar 21). A page whose heading comes later is named when it comes.
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
    if (isNavigation) forgetFirstPage(document);
    // A page that took the focus into one of its own fields keeps it.
    if (isNavigation && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
    return watchHeading(main, (heading) => {
      document.title = pathname === "/" || heading === "" ? storeName : `${heading} · ${storeName}`;
      if (isNavigation) setMessage(heading || storeName);
    });
  }, [pathname, storeName]);

  return <LiveRegion message={message} />;
}
